import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/read-config.ts'

/** Security headers for every response. Pages with inline styles add their hashes to the policy. */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const overTls = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy() },
    // Only with TLS: over plain HTTP it would lock browsers out for a year.
    strictTransportSecurity: overTls ? { maxAge: 31_536_000 } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
    // API responses are personal: no browser or proxy may cache them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
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
