import * as z from 'zod/mini';
import { isFitPasscode, normalPasscode, PASSCODE_FLOOR } from './passcode.ts';

/** The names of the variables and secrets, which are checked by `readSettings` and never used raw. */
export type VariableName = keyof typeof variables;

export type Limits = {
  passcodeTriesPerAddress: number;
  passcodeTriesTotal: number;
  generationsPerSession: number;
  generationsPerDay: number;
};

export type Provider = { baseUrl: string; apiKey: string; model: string };

/** Null closes a part: passcode or limits the gate, provider the generation. */
export type Settings = {
  /** As `normalPasscode` gives it. */
  passcode: string | null;
  limits: Limits | null;
  provider: Provider | null;
  /** One sentence per missing or malformed variable; names it, never repeats a value. */
  problems: string[];
};

const secret = z.string().check(z.regex(/^[\x21-\x7e]+$/));
const count = (fallback: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), String(fallback)),
    z.transform((digits: string) => Number(digits)),
  );

const variables = {
  MEMBERS_PASSCODE: z.string().check(z.overwrite(normalPasscode), z.minLength(1)),
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: z._default(z.url({ protocol: /^https?$/, normalize: true }), 'https://api.openai.com/v1'),
  OPENAI_MODEL: z._default(z.string().check(z.regex(/\S/)), 'gpt-4o'),
  PASSCODE_TRIES_PER_ADDRESS: count(10),
  PASSCODE_TRIES_TOTAL: count(2000),
  GENERATIONS_PER_SESSION: count(30),
  GENERATIONS_PER_DAY: count(300),
};

const expected: Record<keyof typeof variables, string> = {
  MEMBERS_PASSCODE: 'the staff passcode; until then the staff area stays closed',
  OPENAI_API_KEY: "the provider's key, printable ASCII without spaces; until then nothing can be generated",
  OPENAI_BASE_URL: 'an http or https address; until then nothing can be generated',
  OPENAI_MODEL: 'the name of a model; until then nothing can be generated',
  PASSCODE_TRIES_PER_ADDRESS: 'a whole number from 1; until then the staff area stays closed',
  PASSCODE_TRIES_TOTAL: 'a whole number from 1; until then the staff area stays closed',
  GENERATIONS_PER_SESSION: 'a whole number from 1; until then the staff area stays closed',
  GENERATIONS_PER_DAY: 'a whole number from 1; until then the staff area stays closed',
};

/**
 * Reads and checks every variable. Never throws: a missing or malformed one makes its part null and adds to `problems`.
 * `isLocal`: the request came to a loopback address, where a short passcode is accepted.
 */
export function readSettings(env: Record<string, unknown>, isLocal: boolean): Settings {
  const problems: string[] = [];
  const read = <K extends keyof typeof variables>(name: K): z.output<(typeof variables)[K]> | null => {
    const parsed = variables[name].safeParse(env[name]);
    if (parsed.success) return parsed.data as z.output<(typeof variables)[K]>;
    problems.push(
      `${name} is ${env[name] === undefined ? 'missing' : 'malformed'}: it must be ${expected[name]}.`,
    );
    return null;
  };

  const passcode = read('MEMBERS_PASSCODE');
  const isTooShort = passcode !== null && !isLocal && !isFitPasscode(String(env.MEMBERS_PASSCODE));
  if (isTooShort)
    problems.push(
      `MEMBERS_PASSCODE is too short: it must have ${PASSCODE_FLOOR}; until then the staff area stays closed.`,
    );
  const apiKey = read('OPENAI_API_KEY');
  const baseUrl = read('OPENAI_BASE_URL');
  const model = read('OPENAI_MODEL');
  const passcodeTriesPerAddress = read('PASSCODE_TRIES_PER_ADDRESS');
  const passcodeTriesTotal = read('PASSCODE_TRIES_TOTAL');
  const generationsPerSession = read('GENERATIONS_PER_SESSION');
  const generationsPerDay = read('GENERATIONS_PER_DAY');

  return {
    passcode: isTooShort ? null : passcode,
    limits:
      passcodeTriesPerAddress && passcodeTriesTotal && generationsPerSession && generationsPerDay
        ? { passcodeTriesPerAddress, passcodeTriesTotal, generationsPerSession, generationsPerDay }
        : null,
    provider: apiKey && baseUrl && model ? { apiKey, baseUrl, model } : null,
    problems,
  };
}
