/** Contract between browser and worker: shapes, limits, the closed list of errors and what both take for an object or visible. */

export const SESSION_HOURS = 12;
/** Days for which a browser that signed in is told apart from strangers behind the same address. */
export const DEVICE_DAYS = 90;
export const DESCRIPTION_MAX_CHARACTERS = 4000;
/** Rules of a post in numbers, lengths in characters: the prompt asks for them, the browser checks them. */
export const POST_LIMITS = {
  title: 50,
  subtitle: 100,
  total: 1000,
  paragraphs: { min: 2, max: 3 },
  emojiMax: 5,
  hashtags: { min: 4, max: 6 },
} as const;
export const MEMBERS_ASSETS_PATH = '/members/assets/';

const broken = 'Qualcosa non ha funzionato.';
const notGenerated = 'Errore durante la generazione del contenuto. Riprova più tardi.';

/** The closed list of failures with the one sentence that worker and browser say of each. */
export const ERROR_SENTENCES = {
  invalid_request: broken,
  empty_description: 'Inserisci una descrizione per generare il contenuto',
  description_too_long: 'La descrizione è troppo lunga.',
  not_signed_in: 'Per continuare inserisci il codice dello staff.',
  wrong_passcode: 'Il codice dello staff non è corretto.',
  forbidden_origin: broken,
  not_found: broken,
  method_not_allowed: broken,
  too_large: 'Il testo è troppo lungo.',
  unsupported_media_type: broken,
  too_many_attempts: 'Ci sono stati troppi tentativi con un codice sbagliato.',
  quota_reached: 'Per ora niente altri post.',
  internal_error: broken,
  generation_failed: notGenerated,
  not_configured: 'La generazione dei contenuti non è ancora attiva.',
  unavailable: 'Il servizio non è disponibile in questo momento.',
  generation_timed_out: notGenerated,
} as const;
export type ErrorCode = keyof typeof ERROR_SENTENCES;

/** Body of every answer that is not a success; `message` is Italian and fit to be shown, `requestId` names the line in the log. */
export type ErrorBody = { error: { code: ErrorCode; message: string; requestId: string } };

export type SessionStatus = { signedIn: false } | { signedIn: true; expiresAt: string };

/** Wishes with which a post can be asked for again; `repair` changes only what breaks a rule. */
export const WISHES = ['shorter', 'warmer', 'plainer', 'whatsapp', 'repair'] as const;
export type Wish = (typeof WISHES)[number];

/** `today`: the writer's day in Rome, `YYYY-MM-DD`; the post is checked against the same day. */
export type GenerateRequest = { description: string; today?: string } & (
  | { previous?: never; wish?: never }
  | { previous: string; wish: Wish }
);
/** `isComplete` is false when the provider ended the text for another reason than that it was whole. */
export type GenerateResponse = { text: string; isComplete?: false };

/** Events of `POST /api/generate` with `Accept: text/event-stream`: any number of `delta`, then one `done` or `error`. */
export type GenerateEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: GenerateResponse }
  | { event: 'error'; data: ErrorBody };

/** True for what JSON calls an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const picture = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?`;
/** Sequences that contain invisible characters: families and jobs, flags of regions, keycaps. */
const emoji = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}|${picture}(?:\u200d${picture})*|[0-9#*]\ufe0f\u20e3`;
const hidden = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`;
const emojiOrHidden = new RegExp(`(${emoji})|(?![\\n\\t])${hidden}`, 'gu');

/**
 * Removes invisible characters (without width, of writing direction, for machines only), keeps emoji sequences whole, and
 * normalises: line ends to `\n`, letters with accents to NFC.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(emojiOrHidden, '$1')
    .normalize('NFC');
