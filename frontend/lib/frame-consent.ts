import { frameConsentKey as KEY } from '#frontend/ui/frame-consent-key.ts';

/** Holds while the page is open, also where storage is blocked or full. */
let services: readonly string[] | undefined;
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
  services = next;
  try {
    if (next.length > 0) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Asked again at the next visit.
  }
  for (const listener of listeners) listener();
}

/** Scope of a consent: the recipient named to the visitor at one origin. Another name or address asks again. */
export const serviceOf = ({ url, recipient }: { url: string; recipient: string }): string =>
  `${new URL(url).origin} ${recipient}`;

/** Services whose frames the visitor let in; the same array until it changes. */
export function allowedServices(): readonly string[] {
  services ??= stored();
  return services;
}

/** Stores the visitor's consent to a partner's frames. */
export const allowService = (service: string) => save([...new Set([...allowedServices(), service])]);

/** Revokes every consent: frames that need one disappear at once. */
export const withdrawConsent = () => save([]);

/** Calls back at every change, also from another tab; returns the function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    services = stored();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
