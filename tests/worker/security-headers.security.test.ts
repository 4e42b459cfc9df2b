import { expect, it } from 'vitest';
import { securityHeaders } from '#worker/security-headers.ts';

const nothing = {
  styleHashes: [],
  scriptHashes: [],
  frameOrigins: [],
  galleryOrigins: [],
  paymentOrigins: [],
};
const directives = (...asked: Parameters<typeof securityHeaders>) =>
  Object.fromEntries(
    (securityHeaders(...asked)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

it('allows the site itself and nothing else when no source is named', () => {
  expect(directives(nothing)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

it('keeps to https, to exact types, out of frames and apart from other sites', () => {
  expect(securityHeaders(nothing)).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

const sources = {
  styleHashes: ['sha256-a'],
  scriptHashes: ['sha256-b'],
  frameOrigins: ['https://shop.example.com', 'https://gallery.example.com'],
  galleryOrigins: ['https://gallery.example.com'],
  paymentOrigins: ['https://shop.example.com'],
};

it('adds the named hashes and frames; asks of galleries alone whether they answer, and gives them the full screen', () => {
  expect(directives(sources)).toMatchObject({
    'style-src': "'self' 'sha256-a'",
    'script-src': "'self' 'sha256-b'",
    'connect-src': "'self' https://gallery.example.com",
    'frame-src': 'https://shop.example.com https://gallery.example.com',
  });
  expect(securityHeaders(sources)['Permissions-Policy']).toContain(
    'fullscreen=(self "https://gallery.example.com")',
  );
});

it('lets the shop alone take a payment', () => {
  expect(securityHeaders(sources)['Permissions-Policy']).toContain('payment=("https://shop.example.com")');
  expect(securityHeaders(sources, 'staff')['Permissions-Policy']).toContain('payment=()');
});

it('opens the staff area to no partner', () => {
  expect(directives(sources, 'staff')).toMatchObject({ 'connect-src': "'self'", 'frame-src': "'none'" });
  expect(securityHeaders(sources, 'staff')['Permissions-Policy']).toContain('fullscreen=(self)');
});

it('keeps every sensor of the public pages shut, and opens the staff area’s microphone', () => {
  const policy = securityHeaders(nothing)['Permissions-Policy'];
  for (const sensor of ['microphone', 'camera', 'geolocation']) expect(policy).toContain(`${sensor}=()`);
  expect(policy).not.toContain('*');
  expect(securityHeaders(nothing, 'staff')['Permissions-Policy']).toContain('microphone=(self)');
});
