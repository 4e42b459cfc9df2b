import { useSyncExternalStore } from 'react';
import { allowedServices, onConsentChange } from '#frontend/lib/frame-consent.ts';

const none: readonly string[] = [];

/** Services that the visitor let in; none in the prerendered page. */
export const useAllowedServices = () => useSyncExternalStore(onConsentChange, allowedServices, () => none);
