import type { ESTree, Plugin } from 'vite';

const CONTENT = /\/frontend\/content\/(activities|venues)\/[a-z0-9-]+\.ts(\?page)?$/;

/** What only the subject's own page needs: fields of `Activity` and `Venue` that are not on their cards. */
const ownPage: Record<string, readonly string[]> = {
  activities: ['picture', 'page', 'special'],
  venues: ['page', 'secretariat', 'conventions', 'hasTabArrows'],
};

type Node = ESTree.Node;

const nameOf = (property: Node) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

/** The fields of the venue or activity that the module exports. */
const fieldsOf = (statement: Node): Node[] => {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return [];
  const value = statement.declaration.declarations[0]?.init;
  const fields = value?.type === 'ObjectExpression' ? value.properties : [];
  return fields.some((field) => nameOf(field) === 'slug') ? fields : [];
};

/**
 * Browsers get of an activity or a venue what its card says; what is left comes with its own page, which imports
 * `…ts?page`. Otherwise every page would grow with every venue. The files stay whole for who writes them.
 */
export function contentParts(): Plugin {
  return {
    name: 'content-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CONTENT },
      handler(code, id) {
        const isOwnPage = id.endsWith('?page');
        const own = ownPage[CONTENT.exec(id)?.[1] ?? ''] ?? [];
        const dropped = this.parse(code)
          .body.flatMap(fieldsOf)
          .filter((field) => nameOf(field) !== 'slug' && own.includes(nameOf(field)) !== isOwnPage);
        const part = dropped.reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
          code,
        );
        return { code: part, map: null };
      },
    },
  };
}
