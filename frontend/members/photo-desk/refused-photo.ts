export type PhotoRefusal = 'empty' | 'not-a-photo' | 'other-format' | 'damaged' | 'too-large' | 'unreadable';

/** Thrown by a cleaner for a file of which it cannot make a clean photo. */
export class RefusedPhoto extends Error {
  readonly reason: PhotoRefusal;

  constructor(reason: PhotoRefusal) {
    super(reason);
    this.reason = reason;
  }
}
