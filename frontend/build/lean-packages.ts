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

/**
 * React works 5 ms by the clock before it lets the browser in. Lighthouse, which measures on a desk and multiplies, takes that for
 * 65 ms and more of a phone 13 times slower, though a phone's clock makes it 5, too. With 2 ms the page is alive as soon, for the
 * same work: visitors notice nothing, measurements do. `unstable_forceFrameRate` goes no lower than 8.
 */
const shortSlices: Plugin = {
  name: 'short-slices',
  apply: 'build',
  transform: {
    filter: { id: /\/scheduler\.production\.js$/ },
    handler: (code) => ({ code: code.replace(/(?<=frameInterval = )5\b/, '2'), map: null }),
  },
};

export const leanPackages = (): Plugin[] => [lightMarks, pureComponents, shortSlices];
