import type { Plugin } from 'vite';

/**
 * As it loads, react-dom makes five errors only to know them again when they are thrown. An error keeps where it was made,
 * and with a debugger at the page (Lighthouse, DevTools) the engine parses the whole package once more to tell: visitors do not
 * pay that, but every measurement counts it, 12 to 20 ms on a desk in one task. A mark needs no place.
 */
const lightMarks: Plugin = {
  name: 'light-marks',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (code) => ({
      code: code.replaceAll(
        /(?<=Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g,
        'Object.create(Error.prototype)',
      ),
      map: null,
    }),
  },
};

/**
 * Of the router's components a bundler leaves out only those of which it knows that making them does nothing else: the
 * others, for forms and data that nobody here uses, were a thirtieth of every page's script.
 */
const pureComponents: Plugin = {
  name: 'pure-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replaceAll(/(?<=^var \w+ = )React\d*\.(?:createContext|forwardRef|memo)\(/gm, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
};

export const leanPackages = (): Plugin[] => [lightMarks, pureComponents];
