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

const GATE_CLOSED = 'until then the staff area stays closed';
const NO_POSTS = 'until then nothing can be generated';

const count = (fallback: number) => ({
  schema: z.pipe(
    z._default(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), String(fallback)),
    z.transform((digits: string) => Number(digits)),
  ),
  expected: `a whole number from 1; ${GATE_CLOSED}`,
});

/** Each variable with the sentence that says what it must be. */
const variables = {
  MEMBERS_PASSCODE: {
    schema: z.string().check(z.overwrite(normalPasscode), z.minLength(1)),
    expected: `the staff passcode; ${GATE_CLOSED}`,
  },
  OPENAI_API_KEY: {
    schema: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
    expected: `the provider's key, printable ASCII without spaces; ${NO_POSTS}`,
  },
  OPENAI_BASE_URL: {
    schema: z._default(z.url({ protocol: /^https?$/, normalize: true }), 'https://api.openai.com/v1'),
    expected: `an http or https address; ${NO_POSTS}`,
  },
  OPENAI_MODEL: {
    schema: z._default(z.string().check(z.regex(/\S/)), 'gpt-4o'),
    expected: `the name of a model; ${NO_POSTS}`,
  },
  PASSCODE_TRIES_PER_ADDRESS: count(10),
  PASSCODE_TRIES_TOTAL: count(2000),
  GENERATIONS_PER_SESSION: count(30),
  GENERATIONS_PER_DAY: count(300),
};

export const variableNames = Object.keys(variables) as VariableName[];

type Value<Name extends VariableName> = z.output<(typeof variables)[Name]['schema']>;

/**
 * Reads and checks every variable. Never throws: a missing or malformed one makes its part null and adds to `problems`.
 * `isLocal`: the request came to a loopback address, where a short passcode is accepted.
 */
export function readSettings(env: Record<string, unknown>, isLocal: boolean): Settings {
  const problems: string[] = [];
  const read = <Name extends VariableName>(name: Name): Value<Name> | null => {
    const { schema, expected } = variables[name];
    const parsed = schema.safeParse(env[name]);
    if (parsed.success) return parsed.data as Value<Name>;
    problems.push(`${name} is ${env[name] === undefined ? 'missing' : 'malformed'}: it must be ${expected}.`);
    return null;
  };

  const passcode = read('MEMBERS_PASSCODE');
  const isTooShort = passcode !== null && !isLocal && !isFitPasscode(String(env.MEMBERS_PASSCODE));
  if (isTooShort)
    problems.push(`MEMBERS_PASSCODE is too short: it must have ${PASSCODE_FLOOR}; ${GATE_CLOSED}.`);
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
