import { useSyncExternalStore } from 'react';
import { allowedOrigins, onConsentChange } from '#frontend/lib/frame-consent.ts';

const none: readonly string[] = [];

/** Origins that the visitor let in; none in the prerendered page. */
export const useAllowedOrigins = () => useSyncExternalStore(onConsentChange, allowedOrigins, () => none);
