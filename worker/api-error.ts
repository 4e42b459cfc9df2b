import { ERROR_SENTENCES, type ErrorBody, type ErrorCode } from './contract.ts';

const statuses = {
  invalid_request: 400,
  empty_description: 400,
  description_too_long: 400,
  not_signed_in: 401,
  wrong_passcode: 401,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_attempts: 429,
  quota_reached: 429,
  internal_error: 500,
  generation_failed: 502,
  not_configured: 503,
  unavailable: 503,
  generation_timed_out: 504,
} as const satisfies Record<ErrorCode, number>;

/** A failure of the closed list; thrown anywhere, answered in one place (`index.ts`). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }

  get status() {
    return statuses[this.code];
  }

  body(requestId: string): ErrorBody {
    return { error: { code: this.code, message: ERROR_SENTENCES[this.code], requestId } };
  }
}
