type Details = {
  /** True when the provider cannot have billed the call. */
  isUnbilled?: boolean;
  /** Variable or secret that is probably wrong. */
  setting?: string | undefined;
};

/** Why there is no text. `reason` is fit for the log: it never holds the provider's words. */
export class ProviderFault extends Error {
  readonly kind: 'failed' | 'timed_out' | 'cancelled';
  readonly reason: string;
  readonly isUnbilled: boolean;
  readonly setting: string | undefined;

  constructor(
    kind: ProviderFault['kind'],
    reason: string,
    { isUnbilled = false, setting = undefined }: Details = {},
  ) {
    super(reason);
    this.kind = kind;
    this.reason = reason;
    this.isUnbilled = isUnbilled;
    this.setting = setting;
  }
}
