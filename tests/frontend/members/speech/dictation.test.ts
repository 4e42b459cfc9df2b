import { expect, it } from 'vitest';
import {
  type Dictation,
  type DictationEvent,
  dictate,
  noDictation,
} from '#frontend/members/speech/dictation.ts';

const start: DictationEvent = { type: 'start' };
const end: DictationEvent = { type: 'end' };
const error = (name: string): DictationEvent => ({ type: 'error', error: name });
/** A result event as recorded: every result of the session so far, `!` marks a final one. */
const heard = (...parts: string[]): DictationEvent => ({
  type: 'result',
  results: parts.map((part) => ({
    isFinal: part.endsWith('!'),
    0: { transcript: part.replace(/!$/, '') },
  })),
});
const replay = (...events: DictationEvent[]): Dictation => events.reduce(dictate, noDictation);
const texts = (...events: DictationEvent[]): string[] =>
  events.map((_, index) => replay(...events.slice(0, index + 1)).text);

it('fills the box while the words arrive (Chrome on a computer)', () => {
  expect(
    texts(
      start,
      heard('oggi'),
      heard('oggi abbiamo', ' giocato'),
      heard('oggi abbiamo giocato!'),
      heard('oggi abbiamo giocato!', ' in'),
      heard('oggi abbiamo giocato!', ' in piscina!'),
    ),
  ).toEqual([
    '',
    'oggi',
    'oggi abbiamo giocato',
    'oggi abbiamo giocato',
    'oggi abbiamo giocato in',
    'oggi abbiamo giocato in piscina',
  ]);
});

it('never doubles the growing “final” results of Chrome on Android', () => {
  expect(
    texts(
      start,
      heard('oggi!'),
      heard('oggi!', 'oggi abbiamo!'),
      heard('oggi!', 'oggi abbiamo!', 'oggi abbiamo giocato!'),
      heard('oggi!', 'oggi abbiamo!', 'oggi abbiamo giocato!', 'Oggi abbiamo giocato!'),
      heard('oggi!', 'oggi abbiamo!', 'oggi abbiamo giocato!', 'Oggi abbiamo giocato!', 'a palla!'),
    ).at(-1),
  ).toBe('Oggi abbiamo giocato a palla');
});

it('takes an event that comes twice once', () => {
  const event = heard('gara di tuffi!');
  expect(replay(start, event, event, event).text).toBe('gara di tuffi');
});

it('lets the engine change its mind about earlier words', () => {
  expect(texts(start, heard('mare mosso'), heard('mare', ' mosso'), heard('mari rossi!')).at(-1)).toBe(
    'mari rossi',
  );
});

it('keeps a sentence that was said twice on a computer', () => {
  expect(replay(start, heard('tanti!', ' tanti auguri!')).text).toBe('tanti tanti auguri');
});

it('speaks on behind what is typed, with one space', () => {
  expect(replay({ type: 'type', text: 'Lunedì:' }, start, heard('giochi!')).text).toBe('Lunedì: giochi');
  expect(replay({ type: 'type', text: 'Lunedì\n' }, start, heard('giochi!')).text).toBe('Lunedì\ngiochi');
});

it('goes on in a new session when the engine stops by itself, and keeps what it had heard', () => {
  const first = replay(start, heard('primo minuto'), end);
  expect(first).toMatchObject({ status: 'recording', text: 'primo minuto', session: 2 });
  expect(dictate(first, heard('secondo minuto!')).text).toBe('primo minuto secondo minuto');
});

it('keeps words typed while it listens, and does not bring back the ones that were erased', () => {
  const typed = replay(start, heard('ieri pioggia'), { type: 'type', text: 'ieri sole' });
  expect(typed).toMatchObject({ status: 'recording', session: 2 });
  expect(dictate(typed, heard('e mare!')).text).toBe('ieri sole e mare');
});

it('takes the last words after “stop”, then is off', () => {
  const state = replay(start, heard('ultime'), { type: 'stop' }, heard('ultime parole!'), end);
  expect(state).toMatchObject({ status: 'off', text: 'ultime parole', problem: undefined });
});

it.each([
  ['not-allowed', 'permission_refused'],
  ['service-not-allowed', 'not_here'],
  ['audio-capture', 'no_microphone'],
  ['network', 'no_network'],
  ['language-not-supported', 'language_missing'],
  ['bad-grammar', 'not_working'],
  ['start', 'not_working'],
])('switches off and says why after %s, keeping the text', (name, problem) => {
  expect(replay(start, heard('ciao!'), error(name), end)).toMatchObject({
    status: 'off',
    text: 'ciao',
    problem,
  });
});

it('says that it hears nothing, listens on, and switches off after the third silence', () => {
  const silence = [error('no-speech'), end];
  expect(replay(start, ...silence)).toMatchObject({ status: 'recording', problem: 'silence' });
  expect(replay(start, ...silence, heard('eccomi'))).toMatchObject({
    status: 'recording',
    problem: undefined,
  });
  expect(replay(start, ...silence, ...silence, ...silence)).toMatchObject({
    status: 'off',
    problem: 'silence',
  });
});

it('does not start for ever an engine that ends at once', () => {
  expect(replay(start, end, end, end)).toMatchObject({ status: 'off', session: 3, problem: 'silence' });
});

it('ignores its own aborts and whatever arrives when it is off', () => {
  expect(replay(start, error('aborted'))).toMatchObject({ status: 'recording', problem: undefined });
  expect(replay(heard('fantasma!'), error('network'))).toEqual(noDictation);
});
