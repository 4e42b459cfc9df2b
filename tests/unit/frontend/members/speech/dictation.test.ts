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

/** Result events of one session, each with all its results; `!` marks a final one. */
const recorded: [engine: string, sequence: string[][], text: string][] = [
  // Chrome on a computer: a following result begins with a space.
  [
    'words that arrive one by one',
    [['oggi'], ['oggi abbiamo'], ['oggi abbiamo giocato!']],
    'oggi abbiamo giocato',
  ],
  [
    'a new sentence',
    [['oggi piove!'], ['oggi piove!', ' restiamo'], ['oggi piove!', ' restiamo dentro!']],
    'oggi piove restiamo dentro',
  ],
  ['a word said twice', [['molto!'], ['molto!', ' molto!']], 'molto molto'],
  [
    'a sentence said twice',
    [['forza ragazzi!'], ['forza ragazzi!', ' forza ragazzi!']],
    'forza ragazzi forza ragazzi',
  ],
  [
    'a sentence said again and longer',
    [['bravi tutti!'], ['bravi tutti!', ' bravi tutti e grazie!']],
    'bravi tutti bravi tutti e grazie',
  ],
  ['a word said twice in one result', [['no'], ['no no'], ['no no no!']], 'no no no'],
  ['a corrected word', [['siamo andati al male'], ['siamo andati al mare!']], 'siamo andati al mare'],
  ['a corrected first word', [['anno vinto'], ['hanno vinto i grandi!']], 'hanno vinto i grandi'],
  ['a half word', [['gio'], ['giochi'], ['giochi in piscina!']], 'giochi in piscina'],
  [
    'results divided otherwise',
    [['oggi abbiamo giocato'], ['oggi', ' abbiamo giocato'], ['oggi!', ' abbiamo giocato!']],
    'oggi abbiamo giocato',
  ],
  ['results put together', [['oggi', ' abbiamo giocato'], ['oggi abbiamo giocato!']], 'oggi abbiamo giocato'],
  [
    'a last word that goes and comes back',
    [['oggi abbiamo gio'], ['oggi abbiamo'], ['oggi abbiamo giocato!']],
    'oggi abbiamo giocato',
  ],
  [
    'most words that go and come back',
    [['oggi abbiamo giocato'], ['oggi'], ['oggi abbiamo giocato a palla!']],
    'oggi abbiamo giocato a palla',
  ],
  ['numbers written otherwise', [['eravamo in venti'], ['eravamo in 20 al mare!']], 'eravamo in 20 al mare'],
  [
    'two sentences with one beginning',
    [['i bambini hanno giocato!'], ['i bambini hanno giocato!', ' i bambini hanno mangiato!']],
    'i bambini hanno giocato i bambini hanno mangiato',
  ],
  [
    'a later sentence that is corrected',
    [
      ['oggi sole!', ' poi pioggia'],
      ['oggi sole!', ' poi la pioggia!'],
    ],
    'oggi sole poi la pioggia',
  ],
  // Chrome on Android: every longer version is a final result of its own.
  [
    'a growing sentence',
    [['oggi!'], ['oggi!', 'oggi abbiamo!'], ['oggi!', 'oggi abbiamo!', 'oggi abbiamo vinto!']],
    'oggi abbiamo vinto',
  ],
  ['«sì» and «sì, certo»', [['sì!'], ['sì!', 'sì, certo!']], 'sì, certo'],
  [
    'an accent and a capital that change',
    [['si certo!'], ['si certo!', 'Sì, certo che veniamo!']],
    'Sì, certo che veniamo',
  ],
  [
    'a comma that comes later',
    [['ieri pioggia oggi sole!'], ['ieri pioggia oggi sole!', 'ieri pioggia, oggi sole!']],
    'ieri pioggia, oggi sole',
  ],
  [
    'a corrected last word',
    [['andiamo al male!'], ['andiamo al male!', 'andiamo al mare con i bambini!']],
    'andiamo al mare con i bambini',
  ],
  [
    'a corrected word in the middle',
    [['oggi abiamo giocato!'], ['oggi abiamo giocato!', 'oggi abbiamo giocato tanto!']],
    'oggi abbiamo giocato tanto',
  ],
  [
    'a last result that repeats all earlier ones',
    [
      ['oggi sole!', 'giochi in piscina!'],
      ['oggi sole!', 'giochi in piscina!', 'oggi sole giochi in piscina!'],
    ],
    'oggi sole giochi in piscina',
  ],
  [
    'the same with commas',
    [['oggi sole!', 'giochi in piscina!', 'Oggi sole, giochi in piscina.!']],
    'Oggi sole, giochi in piscina.',
  ],
  [
    'the same with three earlier ones and more words',
    [['uno due!', 'tre quattro!', 'cinque!', 'uno due tre quattro cinque sei!']],
    'uno due tre quattro cinque sei',
  ],
  [
    'a last result that repeats the last two',
    [['ieri no!', ' oggi sole!', 'e mare!', 'oggi sole e mare!']],
    'ieri no oggi sole e mare',
  ],
  [
    'a new sentence without a space',
    [['gara di tuffi!'], ['gara di tuffi!', 'merenda!']],
    'gara di tuffi merenda',
  ],
  ['words that begin alike', [['si!'], ['si!', 'siamo qui!']], 'si siamo qui'],
  ['other things after the same first word', [['a palla!'], ['a palla!', 'a tennis!']], 'a palla a tennis'],
  [
    'a growing interim result behind finals',
    [['oggi sole!'], ['oggi sole!', 'oggi sole e'], ['oggi sole!', 'oggi sole e mare!']],
    'oggi sole e mare',
  ],
  [
    'a list that starts anew with all of it',
    [['oggi!', 'oggi sole!'], ['oggi sole e mare!']],
    'oggi sole e mare',
  ],
  // Safari on iOS: one result, which starts anew after a pause.
  ['a pause', [['oggi abbiamo giocato'], ['in'], ['in piscina']], 'oggi abbiamo giocato in piscina'],
  [
    'two pauses',
    [['oggi abbiamo giocato'], ['in piscina'], ['poi'], ['poi merenda']],
    'oggi abbiamo giocato in piscina poi merenda',
  ],
  ['a pause after a single word', [['allora'], ['oggi'], ['oggi piscina']], 'allora oggi piscina'],
  [
    'a pause before the same first word',
    [['oggi abbiamo giocato'], ['oggi'], ['oggi pomeriggio merenda']],
    'oggi abbiamo giocato oggi pomeriggio merenda',
  ],
  [
    'an empty result during the pause',
    [['oggi abbiamo giocato'], [''], ['in piscina']],
    'oggi abbiamo giocato in piscina',
  ],
  [
    'no results during the pause',
    [['oggi abbiamo giocato'], [], ['in piscina']],
    'oggi abbiamo giocato in piscina',
  ],
  [
    'a final with all of it at the end',
    [['oggi abbiamo giocato'], ['in piscina'], ['oggi abbiamo giocato in piscina!']],
    'oggi abbiamo giocato in piscina',
  ],
  [
    'a final with all of it and commas',
    [['oggi sole'], ['giochi in piscina'], ['Oggi sole, giochi in piscina.!']],
    'Oggi sole, giochi in piscina.',
  ],
  [
    'a final that is replaced',
    [['primo gioco!'], ['merenda alle quattro']],
    'primo gioco merenda alle quattro',
  ],
  [
    'a pause behind a final result',
    [
      ['oggi sole!', ' tutti in acqua'],
      ['oggi sole!', ' dopo merenda'],
    ],
    'oggi sole tutti in acqua dopo merenda',
  ],
  [
    'a correction after a pause',
    [['oggi abbiamo giocato'], ['al male'], ['al mare tutti']],
    'oggi abbiamo giocato al mare tutti',
  ],
  // Any engine
  ['nothing', [[], [''], [' ']], ''],
  ['an event that comes twice', [['tuffi!'], ['tuffi!'], ['tuffi!']], 'tuffi'],
  ['an end without words', [['tuffi e giochi'], ['tuffi e giochi!', '']], 'tuffi e giochi'],
  ['a full stop of its own', [['oggi piove!', ' .!']], 'oggi piove.'],
];

it.each(recorded)('writes down once what was said: %s', (_, sequence, text) => {
  expect(replay(start, ...sequence.map((parts) => heard(...parts))).text).toBe(text);
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

it('does not start for ever an engine that ends at once', () => {
  expect(replay(start, end, end, end)).toMatchObject({ status: 'off', session: 3, problem: 'silence' });
});

it('ignores its own aborts and whatever arrives when it is off', () => {
  expect(replay(start, error('aborted'))).toMatchObject({ status: 'recording', problem: undefined });
  expect(replay(heard('fantasma!'), error('network'))).toEqual(noDictation);
});
