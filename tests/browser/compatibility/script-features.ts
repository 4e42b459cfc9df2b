import type { Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { compatibility, lacking } from './support.ts';

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const walk = (node: Node, visit: (node: Node) => void) => {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
};

const interfaces = { ...compatibility.api, ...compatibility.javascript.builtins } as Record<
  string,
  Identifier
>;

/** Interfaces whose methods are matched by name alone. */
const common = [
  ...['Array', 'String', 'Map', 'Set', 'Promise', 'Iterator', 'URL', 'Blob', 'Response', 'AbortSignal'],
  ...['Node', 'EventTarget', 'Element', 'HTMLElement', 'HTMLInputElement', 'Document', 'Window', 'Navigator'],
];
const owners = new Map<string, string[]>();
for (const owner of common)
  for (const name of Object.keys(interfaces[owner] ?? {}))
    owners.set(name, [...(owners.get(name) ?? []), `${owner}.${name}`]);
const featureOf = (path: string) => {
  const [owner = '', name = ''] = path.split('.');
  return interfaces[owner]?.[name];
};

/**
 * Finds calls that one of the oldest browsers lacks: functions of a global by that global's entry,
 * other methods when no common interface has had one of this name for long enough.
 */
export const newScriptFeatures = (script: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  const add = (name: string, without: string[] | undefined) => {
    if (without && without.length > 0) found.set(name, without);
  };
  walk(parseAst(script) as unknown as Node, (node) => {
    if (node.type === 'Literal' && node.regex) {
      const { flags } = node.regex as { flags: string };
      if (flags.includes('v')) found.set('regular expression flag v', ['chrome', 'safari']);
    }
    if (node.type === 'NewExpression' && isNode(node.callee) && node.callee.type === 'Identifier')
      add(`new ${node.callee.name}`, lacking(interfaces[node.callee.name as string]));
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return;
    const { type, computed, object, property } = node.callee;
    if (type !== 'MemberExpression' || computed || !isNode(property)) return;
    const name = String(property.name);
    const owner = isNode(object) && object.type === 'Identifier' ? String(object.name) : '';
    const own = interfaces[owner]?.[`${name}_static`] ?? interfaces[owner]?.[name];
    if (own) return add(`${owner}.${name}`, lacking(own));
    const all = (owners.get(name) ?? []).map((path) => lacking(featureOf(path)) ?? []);
    if (all.length > 0 && all.every((without) => without.length > 0)) add(name, [...new Set(all.flat())]);
  });
  return found;
};
