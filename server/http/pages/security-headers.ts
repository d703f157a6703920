import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/read-config.ts'

/** The headers of every response. They don't depend on the request, so they are formatted once. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  // Turns off a filter of old browsers that itself can be abused.
  'x-xss-protection': '0',
}
/** Only with TLS: over plain HTTP it would lock browsers out for a year. */
const TLS_HEADERS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Security headers for every response. Pages with inline styles add their hashes to the policy. */
export function securityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = {
    'content-security-policy': contentPolicyHeader({}),
    ...HEADERS,
    ...(config.publicUrl.startsWith('https:') && TLS_HEADERS),
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    // API responses are personal: no browser or proxy may cache them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}

type PolicyAdditions = {
  /** Hashes of the page's own inline style blocks. */
  styles?: readonly string[]
  /** Hashes of its inline scripts, or other sources of script-src. */
  scripts?: readonly string[]
}

/** Formats a policy as a header value. */
export function contentPolicyHeader(additions: PolicyAdditions): string {
  return Object.entries(contentPolicy(additions))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')
}

/** The Content-Security-Policy's directives. */
function contentPolicy({
  styles = [],
  scripts = [],
}: PolicyAdditions = {}): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'worker-src': ["'self'"],
  }
}
