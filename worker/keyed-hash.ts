const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** HMAC-SHA-256 as 64 hexadecimal digits. */
export async function keyedHash(key: string, message: string): Promise<string> {
  const imported = await crypto.subtle.importKey(
    'raw',
    bytes(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return hex(await crypto.subtle.sign('HMAC', imported, bytes(message)));
}

/** Compares two texts in a time that depends on neither: over their digests, which have one length. */
export async function isSameText(one: string, other: string): Promise<boolean> {
  const digest = (text: string) => crypto.subtle.digest('SHA-256', bytes(text));
  return crypto.subtle.timingSafeEqual(await digest(one), await digest(other));
}

/** 256 random bits, 43 characters that a cookie may hold. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  );
}
