/** What the built pages need allowed; hashes look like `sha256-…` without quotes, origins like `https://example.com`. */
export type PolicySources = { styleHashes: string[]; scriptHashes: string[]; frameOrigins: string[] };

/** The staff area's page is a document of its own, never opened from a public page's: it alone may listen. */
export type Area = 'public' | 'staff';

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);

// No upgrade-insecure-requests: every source is 'self' or a listed origin, and WebKit would apply it to http://localhost.
// No trusted types: react-dom creates script elements (structured data) through innerHTML.
const contentSecurityPolicy = ({ styleHashes, scriptHashes, frameOrigins }: PolicySources) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // A page asks whether what it frames can be reached, also one opened from another page.
    'connect-src': ["'self'", ...frameOrigins],
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
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

// The microphone is for dictation; full screen is for the galleries.
const permissionsPolicy = ({ frameOrigins }: PolicySources, area: Area) =>
  [
    ...switchedOff.map((feature) => `${feature}=()`),
    `microphone=(${area === 'staff' ? 'self' : ''})`,
    `fullscreen=(${['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ')})`,
  ].join(', ');

/** The one source of security headers, for the worker's answers and for the static `_headers`. */
export const securityHeaders = (sources: PolicySources, area: Area = 'public'): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(sources),
  'Permissions-Policy': permissionsPolicy(sources, area),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
