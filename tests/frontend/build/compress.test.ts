import { expect, it } from 'vitest';
import { compiledEarly } from '#frontend/build/compress.ts';

it('has the engine compile CommonJS packages with the file that holds them, and nothing else of it', () => {
  expect(
    compiledEarly(
      'import{t}from"./a.js";var n=t(e=>{e.a=[1].map(e=>e)}),r=t((e,t)=>{t.exports=n()});let i=n();',
    ),
  ).toBe('import{t}from"./a.js";var n=t((e=>{e.a=[1].map(e=>e)})),r=t(((e,t)=>{t.exports=n()}));let i=n();');
});
