import type { Plugin } from 'vite';

const WHAT = /\bplaceholder(<[^(]*>)?\(\s*'(?:[^'\\]|\\.)*',/g;

/** What a placeholder stands for is read by the deploy alone: visitors do not download it. */
export function placeholders(): Plugin {
  return {
    name: 'placeholders',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/frontend\/(members\/)?content\/.*\.ts(\?.*)?$/ },
      handler: (code) => ({ code: code.replace(WHAT, "placeholder$1('',"), map: null }),
    },
  };
}
