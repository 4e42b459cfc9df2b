type Details = {
  /** True when the provider cannot have billed the call. */
  isUnbilled?: boolean;
  /** Variable or secret that is probably wrong. */
  setting?: string | undefined;
  /** HTTP status of the provider's answer. */
  status?: number | undefined;
};

/** Thrown where the provider gives no text. `reason` is fit for the log: it never holds the provider's words. */
export class ProviderFault extends Error {
  readonly kind: 'failed' | 'timed_out' | 'cancelled';
  readonly reason: string;
  readonly isUnbilled: boolean;
  readonly setting: string | undefined;
  readonly status: number | undefined;

  constructor(kind: ProviderFault['kind'], reason: string, details: Details = {}) {
    super(reason);
    this.kind = kind;
    this.reason = reason;
    this.isUnbilled = details.isUnbilled ?? false;
    this.setting = details.setting;
    this.status = details.status;
  }
}

/** Causes that are the operator's to know, by the words in which providers give them. */
const causes: Record<string, RegExp> = {
  insufficient_quota:
    /insufficient[_ ](quota|balance|credit|funds)|exceeded your current quota|billing_hard_limit/i,
  context_length_exceeded:
    /context[_ ](length|window)|prompt is too long|(input|prompt) (length|tokens?) exceeds?/i,
  content_filter: /"content_filter"|content_policy_violation|ResponsibleAIPolicyViolation|content filter/i,
  refusal: /"refusal"/i,
};

/** The cause that an error body names, as the log calls it; undefined for any other. */
export const causeIn = (errorText: string): string | undefined =>
  Object.keys(causes).find((cause) => causes[cause]?.test(errorText));
