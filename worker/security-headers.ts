/**
 * Sources that the built pages need; hashes look like `sha256-…` without quotes, origins like `https://example.com`.
 * `frameOrigins`: whatever a frame shows, `galleryOrigins` those of them that show pictures, `paymentOrigins` those where one pays.
 */
export type PolicySources = {
  styleHashes: string[];
  scriptHashes: string[];
  frameOrigins: string[];
  galleryOrigins: string[];
  paymentOrigins: string[];
};

/** The staff area is a document of its own, entered and left by full page loads: it alone may use the microphone, and has no frames. */
export type Area = 'public' | 'staff';

const inQuotes = (origins: string[]) => origins.map((origin) => `"${origin}"`);
const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);

// No upgrade-insecure-requests: every source is 'self' or a listed origin, and WebKit would apply it to http://localhost.
// No trusted types: react-dom creates script elements (structured data) through innerHTML.
const contentSecurityPolicy = ({ styleHashes, scriptHashes, frameOrigins, galleryOrigins }: PolicySources) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // Pages fetch a gallery to learn whether it can be reached: it sends no message. Navigation by script keeps the first
    // page's policy, so every page allows it.
    'connect-src': ["'self'", ...galleryOrigins],
    'manifest-src': ["'self'"],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

const switchedOff = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

// The microphone is for dictation; full screen is for the galleries, payment for the shop.
const permissionsPolicy = ({ galleryOrigins, paymentOrigins }: PolicySources, area: Area) =>
  [
    ...switchedOff.map((feature) => `${feature}=()`),
    `microphone=(${area === 'staff' ? 'self' : ''})`,
    `fullscreen=(${['self', ...inQuotes(galleryOrigins)].join(' ')})`,
    `payment=(${inQuotes(paymentOrigins).join(' ')})`,
  ].join(', ');

/** Kept off static public pages, which have nothing to hide from their opener: `DECISIONS.md` of the frontend. */
export const OPENER_POLICY = 'Cross-Origin-Opener-Policy';

/** Headers of every answer of the worker, and the source of the static `_headers`. */
export const securityHeaders = (all: PolicySources, area: Area = 'public'): Record<string, string> => {
  const sources =
    area === 'staff' ? { ...all, frameOrigins: [], galleryOrigins: [], paymentOrigins: [] } : all;
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Permissions-Policy': permissionsPolicy(sources, area),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    [OPENER_POLICY]: 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
};
