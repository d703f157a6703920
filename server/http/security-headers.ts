import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** Headers for every answer. Pages that carry inline styles widen the policy by their hashes. */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const overTls = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy() },
    // Only where TLS is: on plain http a browser would be locked out for a year.
    strictTransportSecurity: overTls ? { maxAge: 31_536_000 } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
    // What the API tells, it tells one person: no browser or proxy keeps it.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

type Widened = {
  /** Hashes of the page's own inline style blocks. */
  styles?: readonly string[]
  /** Hashes of its inline scripts, or what else scripts may do. */
  scripts?: readonly string[]
}

/** A policy as a header's value. */
export function contentPolicyHeader(widened: Widened): string {
  return Object.entries(contentPolicy(widened))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')
}

/** The Content-Security-Policy's directives. */
function contentPolicy({ styles = [], scripts = [] }: Widened = {}): Record<string, string[]> {
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
