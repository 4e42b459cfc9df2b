import type { Plugin } from 'vite';

/** As other modules name them, `#frontend/content/organisation/partners.ts` or `./partners.ts`. */
const SOURCE = /(^\.|\/organisation)\/(organisation|partners|storage)\.ts$/;
const PART = /\/content\/organisation\/[a-z-]+\.ts\?only=/;

/** Cuts out of a module every exported value but the one asked for and those that it refers to. */
function onlyExport(code: string, only: string, declared: { name: string; start: number; end: number }[]) {
  return declared.reduceRight((text, { name, start, end }) => {
    if (name === only) return text;
    const without = text.slice(0, start) + text.slice(end);
    const isNeeded = new RegExp(`\\b${name}\\b`).test(without.replace(/\/\*[\s\S]*?\*\//g, ''));
    return isNeeded ? text.slice(0, start) + text.slice(start + 'export '.length) : without;
  }, code);
}

/**
 * Each value of these files travels to browsers with the pages that use it: an import of several becomes one import per
 * value, from a module `….ts?only=reviews` of its own. Otherwise every page would carry all that any page says of the
 * organisation. What two values refer to is repeated with both, so all must be plain data or functions.
 */
export function singleExports(): Plugin {
  return {
    name: 'single-exports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/frontend\/.*\.tsx?(\?.*)?$/ },
      handler(whole, id) {
        let code = whole;
        if (PART.test(id)) {
          const declared = this.parse(code).body.flatMap((statement) => {
            if (statement.type !== 'ExportNamedDeclaration') return [];
            const { declaration, start, end } = statement;
            const target = declaration?.type === 'VariableDeclaration' && declaration.declarations[0]?.id;
            return target && target.type === 'Identifier' ? [{ name: target.name, start, end }] : [];
          });
          code = onlyExport(code, id.slice(id.indexOf('=') + 1), declared);
        }
        for (const statement of this.parse(code).body.toReversed()) {
          if (statement.type !== 'ImportDeclaration' || !SOURCE.test(statement.source.value)) continue;
          const parts = statement.specifiers.flatMap((one) => {
            if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') return [];
            const { name } = one.imported;
            return `import { ${name} as ${one.local.name} } from '${statement.source.value}?only=${name}';`;
          });
          code = code.slice(0, statement.start) + parts.join('') + code.slice(statement.end);
        }
        return code === whole ? null : { code, map: null };
      },
    },
  };
}
