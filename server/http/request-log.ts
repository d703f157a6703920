import type { FastifyInstance } from 'fastify'
import { userOf } from './request-user.ts'

/**
 * A line per request, with the id that the answer carries too. It names the route, not the address:
 * an address may hold an email; and whoever is signed in by the id alone.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        user: userOf(request),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
