/** Contract between browser and worker: shapes, limits and the closed list of error codes. */

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

export type ErrorCode =
  | 'invalid_request'
  | 'empty_description'
  | 'description_too_long'
  | 'not_signed_in'
  | 'wrong_passcode'
  | 'forbidden_origin'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_media_type'
  | 'too_many_attempts'
  | 'quota_reached'
  | 'generation_failed'
  | 'generation_timed_out'
  | 'not_configured'
  | 'unavailable'
  | 'internal_error';

/** Body of every answer that is not a success; `message` is Italian and fit to be shown. */
export type ErrorBody = { error: { code: ErrorCode; message: string } };

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
