import { isIsoDay } from '#frontend/lib/dates.ts';
import { about, type Finding } from './finding.ts';
import type { Node, Source } from './sources.ts';

/** A type as it stands in a content file, with what its parameters stand for. */
type Shape = { node: Node; given: Record<string, Shape> };
type Slip = { field: string; message: string };
type Aliases = Map<string, { node: Node; parameters: { name: string; standard?: Node }[] }>;

/** Every `type Name = …` of the content files by its name. */
export function typeAliases(sources: readonly Source[]): Aliases {
  const aliases: Aliases = new Map();
  for (const { body } of sources)
    for (const statement of body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'TSTypeAliasDeclaration') continue;
      aliases.set(declared.id.name, {
        node: declared.typeAnnotation,
        parameters: (declared.typeParameters?.params ?? []).map((parameter) => ({
          name: parameter.name.name,
          ...(parameter.default && { standard: parameter.default }),
        })),
      });
    }
  return aliases;
}

const kinds: Record<string, [kind: string, message: string]> = {
  TSStringKeyword: ['string', 'dev’essere un testo tra apici'],
  TSNumberKeyword: ['number', 'dev’essere un numero, senza apici'],
  TSBooleanKeyword: ['boolean', 'dev’essere true o false, senza apici'],
};

const show = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Compares values with the types that the content files declare for them; a type it cannot read accepts everything. */
export class Shapes {
  private readonly aliases: Aliases;

  constructor(aliases: Aliases) {
    this.aliases = aliases;
  }

  /** What a reference stands for; `undefined` where that cannot be read. */
  private resolve({ node, given }: Shape): Shape | undefined {
    if (node.type === 'TSTypeOperator' && node.operator === 'readonly' && node.typeAnnotation)
      return this.resolve({ node: node.typeAnnotation, given });
    if (node.type !== 'TSTypeReference') return { node, given };
    if (node.typeName.type !== 'Identifier') return undefined;
    const { name } = node.typeName;
    if (given[name]) return this.resolve(given[name]);
    const alias = this.aliases.get(name);
    if (!alias) return undefined;
    const parameters = alias.parameters.flatMap(({ name, standard }, at): [string, Shape][] => {
      const argument = node.typeArguments?.params[at];
      if (argument) return [[name, { node: argument, given }]];
      return standard ? [[name, { node: standard, given: {} }]] : [];
    });
    return this.resolve({ node: alias.node, given: Object.fromEntries(parameters) });
  }

  /** The fields of an object type; `isOpen`: it may have others that cannot be read. */
  private fieldsOf(shape: Shape): { fields: Map<string, Shape & { isOptional: boolean }>; isOpen: boolean } {
    const { node, given } = shape;
    const fields = new Map<string, Shape & { isOptional: boolean }>();
    if (node.type === 'TSTypeLiteral') {
      for (const member of node.members)
        if (
          member.type === 'TSPropertySignature' &&
          member.key.type === 'Identifier' &&
          member.typeAnnotation
        )
          fields.set(member.key.name, {
            node: member.typeAnnotation.typeAnnotation,
            given,
            isOptional: member.optional,
          });
      return { fields, isOpen: false };
    }
    if (node.type !== 'TSIntersectionType') return { fields, isOpen: true };
    let isOpen = false;
    for (const part of node.types) {
      const resolved = this.resolve({ node: part, given });
      const inner = resolved && this.fieldsOf(resolved);
      for (const [name, field] of inner?.fields ?? []) fields.set(name, field);
      isOpen ||= !inner || inner.isOpen;
    }
    return { fields, isOpen };
  }

  private objectSlips(value: unknown, shape: Shape, path: string): Slip[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [{ field: path, message: `«${show(value)}»: qui va un gruppo di voci tra { }.` }];
    const { fields, isOpen } = this.fieldsOf(shape);
    const at = (name: string) => (path ? `${path}.${name}` : name);
    const missing = [...fields].filter(
      ([name, { isOptional }]) => !isOptional && (value as Record<string, unknown>)[name] === undefined,
    );
    const known = Object.entries(value).flatMap(([name, inner]) => {
      const field = fields.get(name);
      if (field) return inner === undefined ? [] : this.slips(inner, field, at(name));
      return isOpen ? [] : [{ field: at(name), message: 'questa voce non esiste: è scritta giusta?' }];
    });
    return [...missing.map(([name]) => ({ field: at(name), message: 'manca questa voce.' })), ...known];
  }

  /** What is wrong with the value, by its field. */
  slips(value: unknown, shape: Shape, path: string): Slip[] {
    const { node: written } = shape;
    if (written.type === 'TSTypeReference' && written.typeName.type === 'Identifier') {
      if (written.typeName.name === 'IsoDay')
        return typeof value === 'string' && isIsoDay(value)
          ? []
          : [{ field: path, message: `«${show(value)}» non è una data che esiste (si scrive AAAA-MM-GG).` }];
      if (written.typeName.name === 'Picture')
        return typeof value === 'object' && value !== null && 'src' in value
          ? []
          : [
              {
                field: path,
                message: "una foto si scrive picture('nome-del-file.jpg', 'che cosa si vede').",
              },
            ];
    }
    const resolved = this.resolve(shape);
    if (!resolved) return [];
    const { node, given } = resolved;
    const kind = kinds[node.type];
    if (value === '' && kind?.[0] === 'string') return [{ field: path, message: 'è vuoto.' }];
    if (kind)
      return typeof value === kind[0] ? [] : [{ field: path, message: `«${show(value)}» ${kind[1]}.` }];
    switch (node.type) {
      case 'TSNullKeyword':
        return value === null ? [] : [{ field: path, message: `«${show(value)}» dev’essere null.` }];
      case 'TSLiteralType':
        return node.literal.type === 'Literal' && node.literal.value !== value
          ? [{ field: path, message: `«${show(value)}» dev’essere ${show(node.literal.value)}.` }]
          : [];
      case 'TSUnionType':
        return this.unionSlips(
          value,
          node.types.map((one) => ({ node: one, given })),
          path,
        );
      case 'TSArrayType':
        return Array.isArray(value)
          ? value.flatMap((item, at) => this.slips(item, { node: node.elementType, given }, `${path}[${at}]`))
          : [{ field: path, message: `«${show(value)}» dev’essere un elenco tra [ ].` }];
      case 'TSTypeLiteral':
      case 'TSIntersectionType':
        return this.objectSlips(value, resolved, path);
      default:
        return [];
    }
  }

  private unionSlips(value: unknown, shapes: readonly Shape[], path: string): Slip[] {
    const found = shapes.map((shape) => this.slips(value, shape, path));
    if (found.some((slips) => slips.length === 0)) return [];
    // Of a group of entries or nothing, what is wrong inside the group.
    const inner = found.find((slips) => slips.some(({ field }) => field !== path));
    if (inner) return inner;
    const values = shapes.flatMap(({ node }) =>
      node.type === 'TSLiteralType' && node.literal.type === 'Literal' ? [show(node.literal.value)] : [],
    );
    return values.length === shapes.length
      ? [{ field: path, message: `«${show(value)}» non va: qui si scrive ${values.join(', ')}.` }]
      : (found[0] ?? []);
  }
}

/** Exports that say their type, compared with it. An object that is all there is in its file gives its fields no prefix. */
export function shapeFindings(source: Source, module: Record<string, unknown>, shapes: Shapes): Finding[] {
  return source.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) => {
      // Of what is written elsewhere only a part may be meant here.
      if (
        init?.type === 'Identifier' ||
        id.type !== 'Identifier' ||
        !id.typeAnnotation ||
        !(id.name in module)
      )
        return [];
      const value = module[id.name];
      const prefix = fieldPrefix(id.name, value);
      return shapes
        .slips(value, { node: id.typeAnnotation.typeAnnotation, given: {} }, prefix)
        .map(({ field, message }) => about(source.file).error(field || id.name, message));
    });
  });
}

/** A venue, an activity and the season are their file: their fields are named alone. */
export const fieldPrefix = (name: string, value: unknown): string =>
  name === 'season' || (typeof value === 'object' && value !== null && 'slug' in value) ? '' : name;
