import { isRecord } from './contract.ts';
import { causeIn, ProviderFault } from './provider-fault.ts';

/** Reason for which a provider ended a text; `other` for reasons that are not known. */
export type Ending = 'whole' | 'length' | 'content_filter' | 'refusal' | 'other';

/** Content of one event, or of a whole answer. */
export type Content = {
  text: string;
  /** True when `text` repeats all that came before it. */
  isMessage: boolean;
  /** True for text and for thoughts. */
  isActive: boolean;
  ending: Ending | undefined;
  /** False where something may be lost. */
  isUnderstood: boolean;
};

/** `finish_reason` by server, in lower case. */
const endings: Record<Exclude<Ending, 'other'> | 'error', string> = {
  whole: 'stop end_turn eos eos_token stop_sequence stop_token end_of_turn completed complete finished end',
  length: 'length max_tokens max_output_tokens max_completion_tokens max_length model_length token_limit',
  content_filter:
    'content_filter content_filtered safety recitation prohibited_content blocklist spii sensitive',
  refusal: 'refusal refused',
  error: 'error',
};
const endingOf = new Map(
  Object.entries(endings).flatMap(([ending, reasons]) =>
    reasons.split(' ').map((reason) => [reason, ending as Ending | 'error']),
  ),
);

const thoughtKeys = ['reasoning_content', 'reasoning', 'reasoning_details', 'thinking', 'thinking_blocks'];
const messageKeys = new Set([...thoughtKeys, 'role', 'content', 'refusal', 'annotations', 'audio', 'name']);
const silentParts = /^(thinking|redacted_thinking|thought|reasoning|summary|references?|citations?)(_\w+)?$/i;
const textParts = /^((in|out)put_)?text$/i;

const errorKey = /^(errors?|fault|exception|error_?(code|message|msg|type))$/i;
const errorKind = /(^|[._ -])(error|exception|failed|failure)$/i;
const errorWord = /error|exception|fail|(?<!de)fault/i;

export const isKeepAlive = (name: unknown) => /^(ping|heartbeat|keep-?alive)$/i.test(String(name));

/** Throws `ProviderFault` where a name, a line or data that is no object speaks of an error. */
export function rejectErrorWords(text: string): void {
  if (errorWord.test(text)) throw errorAnswer(text);
}

const errorAnswer = (words: string) => new ProviderFault('failed', causeIn(words) ?? 'error_answer');

/** Reads a chunk or a whole completion; throws `ProviderFault` for an error, which servers send in many forms. */
export function readChunk(answer: Record<string, unknown>): Content {
  const { choices, usage, object, type } = answer;
  const content: Content = {
    text: '',
    isMessage: false,
    isActive: false,
    ending: undefined,
    isUnderstood: true,
  };
  if (isKeepAlive(type)) return content;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const extensions = Object.keys(answer).filter((key) => key.startsWith('x_'));
  const { delta, message } = isRecord(choice) ? choice : {};
  const places = [answer, ...Object.values(answer), choice, delta, message].filter(isRecord);
  if (places.some(isError) || (!choices && isBareError(answer))) throw errorAnswer(JSON.stringify(answer));
  if (isRecord(choice)) return readChoice(choice, content);
  const isSilent = usage || extensions.length > 0 || /^chat\.completion/.test(String(object));
  content.isUnderstood = Array.isArray(choices)
    ? choices.length === 0
    : choices === null || (choices === undefined && Boolean(isSilent));
  return content;
}

/** An error by its keys, whatever else the object holds. */
const isError = (place: Record<string, unknown>): boolean =>
  Object.entries(place).some(([key, value]) => errorKey.test(key) && isGiven(value)) ||
  ['status', 'type', 'object', 'event'].some((key) => errorKind.test(String(place[key]))) ||
  [place.success, place.ok].includes(false) ||
  (Boolean(place.status_code) && place.status_code !== 200);

/** True for what holds a value anywhere: proxies fill in the fields of an error that is none. */
const isGiven = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isGiven) : Boolean(value);

/** Words that are an error only where nothing else is said. */
const isBareError = (answer: Record<string, unknown>) =>
  ['message', 'msg', 'detail', 'code'].some((key) => answer[key]) || Number(answer.status) >= 400;

function readChoice(choice: Record<string, unknown>, content: Content): Content {
  const { delta, message, text } = choice;
  const legacy = typeof text === 'string' ? { content: text } : text;
  const parts = [delta, message, legacy].filter((part) => part !== undefined && part !== null);
  if (parts.length === 0) content.isUnderstood = 'finish_reason' in choice;
  for (const part of parts) {
    if (!isRecord(part)) {
      content.isUnderstood = false;
      continue;
    }
    // A server that sends the same words in two places means them once.
    if (content.text === '') {
      content.text = textOf(part.content, content);
      content.isMessage = part === message;
    }
    const unknown = Object.keys(part).filter((key) => !messageKeys.has(key) && isGiven(part[key]));
    const hasCall = isGiven(part.tool_calls) || isGiven(part.function_call);
    if (hasCall || (unknown.length > 0 && !isGiven(part.content))) content.isUnderstood = false;
    if (part.refusal) content.ending = 'refusal';
    if (thoughtKeys.some((key) => isGiven(part[key]))) content.isActive = true;
  }
  content.isActive ||= content.text !== '';
  content.ending ??= readReason(choice.finish_reason);
  return content;
}

function readReason(reason: unknown): Ending | undefined {
  if (!reason) return undefined;
  const ending = endingOf.get(String(reason).trim().toLowerCase()) ?? 'other';
  if (ending === 'error') throw errorAnswer('');
  return ending;
}

/** Text of a content: a string, a part or a list of parts; leaves out thoughts and references. */
function textOf(value: unknown, content: Content): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'object')
    throw new ProviderFault('failed', 'unexpected_shape');
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.map((part) => partText(part, content)).join('');
}

function partText(part: unknown, content: Content): string {
  if (typeof part === 'string') return part;
  const { type = 'text', text } = isRecord(part) ? part : { type: '' };
  if (textParts.test(String(type)) && typeof text === 'string') return text;
  if (!silentParts.test(String(type))) content.isUnderstood = false;
  return '';
}
