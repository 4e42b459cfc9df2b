import { expect, it } from 'vitest';
import {
  type Failure,
  type Generation,
  type GenerationEvent,
  generation,
  noGeneration,
} from '#frontend/members/generator/generation.ts';

const failure: Failure = { message: 'Errore', advice: 'Riprova', canRetry: true, isOffline: false };
const after = (...events: GenerationEvent[]): Generation => events.reduce(generation, noGeneration);
const start: GenerationEvent = { type: 'start', description: 'giochi' };

it('shows what arrives and opens it as a draft at the end', () => {
  expect(after(start, { type: 'progress', text: 'Ci' }).flow).toEqual({
    status: 'streaming',
    description: 'giochi',
    text: 'Ci',
  });
  expect(after(start, { type: 'finish', text: 'Ciao' })).toEqual({
    flow: { status: 'idle' },
    drafts: [{ id: 1, description: 'giochi', text: 'Ciao', isWhole: true }],
    openId: 1,
  });
});

it('keeps what has arrived when interrupted, and says that it is not whole', () => {
  expect(after(start, { type: 'interrupt', text: 'Ci' }).drafts).toEqual([
    { id: 1, description: 'giochi', text: 'Ci', isWhole: false },
  ]);
  expect(after(start, { type: 'interrupt', text: '' })).toEqual(noGeneration);
});

it('keeps the failure beside what had arrived, and clears it at the next start', () => {
  const failed = after(start, { type: 'fail', text: 'Ci', failure });
  expect(failed.flow).toEqual({ status: 'failed', description: 'giochi', failure });
  expect(failed.drafts).toHaveLength(1);
  expect(generation(failed, start).flow).toEqual({ status: 'streaming', description: 'giochi', text: '' });
});

it('keeps the open draft when the next generation fails with nothing', () => {
  const state = after(start, { type: 'finish', text: 'Ciao' }, start, { type: 'fail', text: '', failure });
  expect(state).toMatchObject({ openId: 1, drafts: [{ text: 'Ciao' }] });
});

it('edits the open draft only, and opens earlier ones as they were left', () => {
  const state = after(
    start,
    { type: 'finish', text: 'Uno' },
    { type: 'edit', text: 'Uno!' },
    start,
    { type: 'finish', text: 'Due' },
    { type: 'open', id: 1 },
    { type: 'edit', text: 'Uno!!' },
  );
  expect(state).toMatchObject({ openId: 1, drafts: [{ text: 'Uno!!' }, { text: 'Due' }] });
});

it('ignores words that arrive after the end', () => {
  const done = after(start, { type: 'finish', text: 'Ciao' });
  expect(generation(done, { type: 'progress', text: 'Ciao ciao' })).toEqual(done);
});

it('is emptied for a new post, and put back as it was', () => {
  const { drafts, openId } = after(start, { type: 'finish', text: 'Ciao' });
  const emptied = after(
    start,
    { type: 'finish', text: 'Ciao' },
    { type: 'replace', drafts: [], openId: undefined },
  );
  expect(emptied).toEqual(noGeneration);
  expect(generation(emptied, { type: 'replace', drafts, openId })).toMatchObject({ drafts, openId: 1 });
});
