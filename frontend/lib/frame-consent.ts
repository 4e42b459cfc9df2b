import { frameConsentKey as KEY } from '#frontend/ui/frame-consent-key.ts';

/** Holds while the page is open, also where storage is blocked or full. */
let origins: readonly string[] | undefined;
const listeners = new Set<() => void>();

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function save(next: readonly string[]) {
  origins = next;
  try {
    if (next.length > 0) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Asked again at the next visit.
  }
  for (const listener of listeners) listener();
}

/** Origins whose frames the visitor let in, e.g. `https://example.com`; the same array until it changes. */
export function allowedOrigins(): readonly string[] {
  origins ??= stored();
  return origins;
}

export const allowOrigin = (origin: string) => save([...new Set([...allowedOrigins(), origin])]);

/** Takes every consent back: frames that need one disappear at once. */
export const withdrawConsent = () => save([]);

/** Calls back at every change, also from another tab; gives the function that ends it. */
export function onConsentChange(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    origins = stored();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
