import { isRecord } from './contract.ts';
import type { Message } from './prompt.ts';

const SETTINGS = ['max_tokens', 'temperature'];
/** Keys of an error body under which it speaks itself; under others it may repeat the request. */
const OWN_WORDS = ['error', 'errors', 'detail', 'details', 'message', 'msg'];
/** A key in JSON or in Python's notation. */
const ECHOED_KEY = /[{,]\s*["']\w+["']\s*:/g;
/** Stands before a quotation mark of the request where its JSON is repeated in a text. */
const ESCAPES = /\\+(?=["'])/g;

const QUOTED = SETTINGS.map((name) => new RegExp(`["'\`‘’“”«]${name}["'\`‘’“”»]`));

/** Shorter lines of a request are too common to be an echo of it. */
const ECHO_MIN_CHARACTERS = 12;

/**
 * True for a 400 or 422 that names `max_tokens` or `temperature`: as `param`, in `loc` or in quotes, but not in what it
 * repeats of the request.
 */
export function refusesSetting(refused: { status: number; errorText: string }, messages: Message[]): boolean {
  if (refused.status !== 400 && refused.status !== 422) return false;
  const sent = messages
    .flatMap(({ content }) => content.split('\n'))
    .filter((line) => line.length >= ECHO_MIN_CHARACTERS);
  const isNamed = (value: unknown): boolean => {
    if (typeof value === 'string') {
      const words = value.replace(ESCAPES, '');
      const own = sent.reduce((rest, line) => rest.replaceAll(line, ''), words).replace(ECHOED_KEY, '');
      return QUOTED.some((name) => name.test(own));
    }
    if (Array.isArray(value)) return value.some(isNamed);
    if (!isRecord(value)) return false;
    const places = [value.param, value.loc].flat();
    return SETTINGS.some((name) => places.includes(name)) || OWN_WORDS.some((key) => isNamed(value[key]));
  };
  try {
    return isNamed(JSON.parse(refused.errorText));
  } catch {
    return isNamed(refused.errorText);
  }
}
