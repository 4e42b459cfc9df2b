/** Key in `localStorage` for the partners whose frames the visitor has allowed. */
export const frameConsentKey = 'frame-consent';
