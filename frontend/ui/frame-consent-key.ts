/** Where the browser keeps which partners' frames the visitor let in. */
export const frameConsentKey = 'frame-consent';
