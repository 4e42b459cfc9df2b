import type { Identifier } from '@mdn/browser-compat-data';
import { transform } from 'lightningcss';
import { compatibility } from './support.ts';

type Features = Map<string, Identifier | undefined>;

/** Properties, at-rules, their conditions, pseudo-classes and functions of a style sheet, by the names of the compatibility table. */
export const styleFeatures = (css: string): Features => {
  const { properties, selectors, types } = compatibility.css;
  const rules = compatibility.css['at-rules'];
  const found: Features = new Map();
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const addProperty = (name: string) => {
    if (!name.startsWith('--') && !name.startsWith('-')) found.set(name, properties?.[name]);
  };
  const functions = new Map(
    Object.entries(types ?? {}).flatMap(([name, type]) => [[name, type] as const, ...Object.entries(type)]),
  );
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: (declaration) => {
        const id = declaration.property;
        addProperty(id === 'unparsed' ? declaration.value.propertyId.property : id);
      },
      Rule: (rule) => {
        const name = rule.type === 'unknown' ? rule.value.name : kebab(rule.type);
        if (rules?.[name]) found.set(`@${name}`, rules[name]);
        if (rule.type === 'nesting') found.set('nesting', selectors?.nesting);
      },
      Selector: (selector) => {
        for (const part of selector) {
          if (part.type === 'nesting') found.set('nesting', selectors?.nesting);
          if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') continue;
          const name = 'name' in part && part.kind.startsWith('custom') ? part.name : part.kind;
          found.set(`:${name}`, selectors?.[name as string]);
        }
      },
      Function: ({ name }) => {
        if (functions.has(name)) found.set(`${name}()`, functions.get(name));
      },
    },
  });
  // Values that the parser understands come without their function's name.
  for (const [, name = ''] of css.matchAll(/[\s:,(]([a-z][\w-]*)\(/g))
    if (functions.has(name)) found.set(`${name}()`, functions.get(name));
  for (const [, rule = '', condition = ''] of css.matchAll(/@(media|container)\b([^{]*)/g))
    for (const [, name = ''] of condition.matchAll(/([a-z][a-z-]+)(?=[:)(<>=])/g)) {
      const query = rules?.[rule]?.[name] ?? rules?.[rule]?.[`${name}_queries`];
      if (query) found.set(`@${rule} ${name}`, query);
    }
  return found;
};
