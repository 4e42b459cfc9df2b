export type PhotoRefusal = 'empty' | 'not-a-photo' | 'other-format' | 'with-film' | 'damaged' | 'unreadable';

/** Thrown by a cleaner that would have to guess which bytes are the picture. */
export class RefusedPhoto extends Error {
  readonly reason: PhotoRefusal;

  constructor(reason: PhotoRefusal) {
    super(reason);
    this.reason = reason;
  }
}
