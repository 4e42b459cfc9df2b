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

/** Events divided by slashes, each with all its results divided by bars; `!` marks a final one, `∅` an event without results. */
const replayed = (sequence: string) =>
  replay(start, ...sequence.split('/').map((parts) => heard(...(parts === '∅' ? [] : parts.split('|')))));

it.each([
  // Chrome on a computer: a following result begins with a space.
  ['oggi/oggi abbiamo/oggi abbiamo giocato!', 'oggi abbiamo giocato'],
  ['oggi piove!/oggi piove!| restiamo/oggi piove!| restiamo dentro!', 'oggi piove restiamo dentro'],
  ['molto!/molto!| molto!', 'molto molto'],
  ['forza ragazzi!/forza ragazzi!| forza ragazzi!', 'forza ragazzi forza ragazzi'],
  ['bravi tutti!/bravi tutti!| bravi tutti e grazie!', 'bravi tutti bravi tutti e grazie'],
  ['no/no no/no no no!', 'no no no'],
  ['siamo andati al male/siamo andati al mare!', 'siamo andati al mare'],
  ['anno vinto/hanno vinto i grandi!', 'hanno vinto i grandi'],
  ['gio/giochi/giochi in piscina!', 'giochi in piscina'],
  ['oggi abbiamo giocato/oggi| abbiamo giocato/oggi!| abbiamo giocato!', 'oggi abbiamo giocato'],
  ['oggi| abbiamo giocato/oggi abbiamo giocato!', 'oggi abbiamo giocato'],
  ['oggi abbiamo gio/oggi abbiamo/oggi abbiamo giocato!', 'oggi abbiamo giocato'],
  ['oggi abbiamo giocato/oggi/oggi abbiamo giocato a palla!', 'oggi abbiamo giocato a palla'],
  ['eravamo in venti/eravamo in 20 al mare!', 'eravamo in 20 al mare'],
  ['tutti in acqua!/tutti in acqua!| tutti a tavola!', 'tutti in acqua tutti a tavola'],
  ['oggi sole!| poi pioggia/oggi sole!| poi la pioggia!', 'oggi sole poi la pioggia'],
  // Chrome on Android: every longer version is a final result of its own.
  ['oggi!/oggi!|oggi abbiamo!/oggi!|oggi abbiamo!|oggi abbiamo vinto!', 'oggi abbiamo vinto'],
  ['sì!/sì!|sì, certo!', 'sì, certo'],
  ['si certo!/si certo!|Sì, certo che veniamo!', 'Sì, certo che veniamo'],
  ['ieri pioggia oggi sole!/ieri pioggia oggi sole!|ieri pioggia, oggi sole!', 'ieri pioggia, oggi sole'],
  ['andiamo al male!/andiamo al male!|andiamo al mare con i bambini!', 'andiamo al mare con i bambini'],
  ['oggi abiamo giocato!/oggi abiamo giocato!|oggi abbiamo giocato tanto!', 'oggi abbiamo giocato tanto'],
  ['oggi sole!|e tuffi!/oggi sole!|e tuffi!|oggi sole e tuffi!', 'oggi sole e tuffi'],
  ['oggi sole!|giochi in piscina!|Oggi sole, giochi in piscina.!', 'Oggi sole, giochi in piscina.'],
  ['uno due!|tre quattro!|cinque!|uno due tre quattro cinque sei!', 'uno due tre quattro cinque sei'],
  ['ieri no!| oggi sole!|e mare!|oggi sole e mare!', 'ieri no oggi sole e mare'],
  ['gara di tuffi!/gara di tuffi!|merenda!', 'gara di tuffi merenda'],
  ['si!/si!|siamo qui!', 'si siamo qui'],
  ['a palla!/a palla!|a tennis!', 'a palla a tennis'],
  ['oggi sole!/oggi sole!|oggi sole e/oggi sole!|oggi sole e mare!', 'oggi sole e mare'],
  ['oggi!|oggi sole!/oggi sole e mare!', 'oggi sole e mare'],
  // Safari on iOS: one result, which starts anew after a pause.
  ['oggi abbiamo giocato/in/in piscina', 'oggi abbiamo giocato in piscina'],
  ['oggi abbiamo giocato/in piscina/poi/poi merenda', 'oggi abbiamo giocato in piscina poi merenda'],
  ['allora/oggi/oggi piscina', 'allora oggi piscina'],
  ['oggi abbiamo giocato/oggi/oggi pomeriggio merenda', 'oggi abbiamo giocato oggi pomeriggio merenda'],
  ['oggi abbiamo giocato ancora/oggi abbiamo', 'oggi abbiamo giocato ancora'],
  ['oggi abbiamo giocato//in piscina', 'oggi abbiamo giocato in piscina'],
  ['oggi abbiamo giocato/∅/in piscina', 'oggi abbiamo giocato in piscina'],
  ['oggi abbiamo giocato/in piscina/oggi abbiamo giocato in piscina!', 'oggi abbiamo giocato in piscina'],
  ['oggi sole/giochi in piscina/Oggi sole, giochi in piscina.!', 'Oggi sole, giochi in piscina.'],
  ['primo gioco!/merenda alle quattro', 'primo gioco merenda alle quattro'],
  ['oggi sole!| tutti in acqua/oggi sole!| dopo merenda', 'oggi sole tutti in acqua dopo merenda'],
  ['oggi abbiamo giocato/al male/al mare tutti', 'oggi abbiamo giocato al mare tutti'],
  // Any engine
  ['∅// ', ''],
  ['tuffi!/tuffi!/tuffi!', 'tuffi'],
  ['tuffi e giochi/tuffi e giochi!|', 'tuffi e giochi'],
  ['oggi piove!| .!', 'oggi piove.'],
])('writes «%s» down once', (sequence, text) => {
  expect(replayed(sequence).text).toBe(text);
});

it('keeps words said again after the engine has started anew', () => {
  expect(replay(start, heard('sì!'), end, heard('sì, certo!')).text).toBe('sì sì, certo');
  expect(replay(start, heard('oggi'), heard('tuffi'), end, heard('oggi!')).text).toBe('oggi tuffi oggi');
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

it('bears as many silences again once it is switched on anew', () => {
  const silences = [end, end, end];
  expect(replay(start, ...silences, start, end, end)).toMatchObject({ status: 'recording' });
});

it('does not start for ever an engine that ends at once', () => {
  expect(replay(start, end, end, end)).toMatchObject({ status: 'off', session: 3, problem: 'silence' });
});

it('ignores its own aborts and whatever arrives when it is off', () => {
  expect(replay(start, error('aborted'))).toMatchObject({ status: 'recording', problem: undefined });
  expect(replay(heard('fantasma!'), error('network'))).toEqual(noDictation);
});

it('ends when the page is hidden, and keeps what it had heard', () => {
  expect(replay(start, heard('primo minuto'), { type: 'hide' })).toMatchObject({
    status: 'off',
    text: 'primo minuto',
  });
});

it.each([
  ['network', [start, error('network'), end, start, error('network')]],
  ['aborted', [start, error('aborted'), end, error('aborted')]],
])('offers the keyboard’s own microphone after a second %s', (_name, events) => {
  expect(replay(...events)).toMatchObject({ status: 'off', problem: 'not_here' });
});

it('forgets an unreachable service once it hears', () => {
  expect(replay(start, error('network'), start, heard('ciao'), end, error('network'))).toMatchObject({
    problem: 'no_network',
  });
});

it('takes the refused microphone away from whoever types', () => {
  const refused = replay(start, error('not-allowed'));
  expect(dictate(refused, { type: 'type', text: 'Ciao' }).problem).toBeUndefined();
});

it('offers the keyboard still where the engine may not be used', () => {
  const barred = replay(start, error('service-not-allowed'));
  expect(dictate(barred, { type: 'type', text: 'Ciao' }).problem).toBe('not_here');
});
