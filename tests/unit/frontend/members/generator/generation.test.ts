import { expect, it } from 'vitest';
import {
  type Failure,
  type Generation,
  type GenerationEvent,
  generation,
  noGeneration,
} from '#frontend/members/generator/generation.ts';

const failure: Failure = {
  message: 'Errore',
  advice: 'Riprova',
  canRetry: true,
  isOffline: false,
  reference: undefined,
};
const after = (...events: GenerationEvent[]): Generation => events.reduce(generation, noGeneration);
const request = { description: 'giochi' };
const start: GenerationEvent = { type: 'start', request, at: 1000 };
const finish = (text: string): GenerationEvent => ({ type: 'finish', text });
const shorter = { description: 'giochi', previous: 'Ciao!', wish: 'shorter' } as const;
const ask: GenerationEvent = { type: 'start', request: shorter, at: 2000 };
const first = { id: 1, createdAt: 1000, description: 'giochi', wishes: [] };

it('shows what arrives and opens it as a draft at the end', () => {
  expect(after(start, { type: 'progress', text: 'Ci' }).flow).toEqual({
    status: 'streaming',
    request,
    startedAt: 1000,
    text: 'Ci',
  });
  expect(after(start, finish('Ciao'))).toEqual({
    flow: { status: 'idle' },
    drafts: [{ ...first, text: 'Ciao', isWhole: true }],
    openId: 1,
  });
});

it('keeps what has arrived when interrupted, and says that it is not whole', () => {
  expect(after(start, { type: 'interrupt', text: 'Ci' }).drafts).toEqual([
    { ...first, text: 'Ci', isWhole: false },
  ]);
  expect(after(start, { type: 'interrupt', text: '' })).toEqual(noGeneration);
});

it('keeps the failure beside what had arrived, and clears it at the next start', () => {
  const failed = after(start, { type: 'fail', text: 'Ci', failure });
  expect(failed.flow).toEqual({ status: 'failed', request, failure });
  expect(failed.drafts).toHaveLength(1);
  expect(generation(failed, start).flow).toMatchObject({ status: 'streaming', text: '' });
});

it('keeps the open draft when the next generation fails with nothing', () => {
  const state = after(start, finish('Ciao'), start, { type: 'fail', text: '', failure });
  expect(state).toMatchObject({ openId: 1, drafts: [{ text: 'Ciao' }] });
});

it('edits the open draft only, and opens earlier ones as they were left', () => {
  const state = after(
    start,
    finish('Uno'),
    { type: 'edit', text: 'Uno!' },
    start,
    finish('Due'),
    { type: 'open', id: 1 },
    { type: 'edit', text: 'Uno!!' },
  );
  expect(state).toMatchObject({ openId: 1, drafts: [{ text: 'Uno!!' }, { text: 'Due' }] });
});

it('ignores words that arrive after the end', () => {
  const done = after(start, finish('Ciao'));
  expect(generation(done, { type: 'progress', text: 'Ciao ciao' })).toEqual(done);
});

it('is emptied for a new post, and put back as it was', () => {
  const { drafts, openId } = after(start, finish('Ciao'));
  const emptied = after(start, finish('Ciao'), { type: 'replace', drafts: [], openId: undefined });
  expect(emptied).toEqual(noGeneration);
  expect(generation(emptied, { type: 'replace', drafts, openId })).toMatchObject({ drafts, openId: 1 });
});

it('sets a new version beside the text that it was made from, with its wishes', () => {
  const state = after(
    start,
    finish('Ciao'),
    { type: 'edit', text: 'Ciao!' },
    ask,
    finish('Ehi'),
    { type: 'start', request: { ...shorter, wish: 'whatsapp' }, at: 3000 },
    finish('Ehilà'),
  );
  expect(state.openId).toBe(3);
  expect(state.drafts).toMatchObject([
    { text: 'Ciao!', wishes: [] },
    { text: 'Ehi', wishes: ['shorter'], createdAt: 2000 },
    { text: 'Ehilà', wishes: ['shorter', 'whatsapp'] },
  ]);
});

it('leaves drafts as they were when a wish fails half way', () => {
  const before = after(start, finish('Ciao'));
  const state = [ask, { type: 'fail', text: 'Eh', failure } as const].reduce(generation, before);
  expect(state).toEqual({ ...before, flow: { status: 'failed', request: shorter, failure } });
});

it('sets a new version that is cut beside the text that it was to replace, which stays open', () => {
  const state = after(start, finish('Ciao'), ask, { type: 'interrupt', text: 'Eh' });
  expect(state).toMatchObject({
    flow: { status: 'idle', isCut: true },
    openId: 1,
    drafts: [{ text: 'Ciao' }, { text: 'Eh', isWhole: false, wishes: ['shorter'] }],
  });
});

it('keeps the post of an answer, and the answer where it said more', () => {
  const answer = '**Ciao**\n\nFammi sapere se va bene!';
  expect(after(start, finish(answer)).drafts).toEqual([
    { ...first, text: 'Ciao', original: answer, isWhole: true },
  ]);
});

it('drops the failure of a wish when another text is opened', () => {
  const before = after(start, finish('Ciao'), ask, { type: 'fail', text: '', failure });
  expect(generation(before, { type: 'open', id: 1 }).flow).toEqual({ status: 'idle' });
});

it('keeps the last twelve drafts, each with a number of its own', () => {
  const one: GenerationEvent[] = [start, finish('Ciao')];
  const { drafts } = after(...Array.from({ length: 14 }, () => one).flat());
  expect(drafts.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});
