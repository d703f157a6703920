import type { FastifyInstance } from 'fastify'
import { userOf } from './request-user.ts'
import { routeName } from './route-name.ts'

/**
 * A line per request, with the id that the answer carries too. It names the route, not the address:
 * an address may hold an email; and whoever is signed in by the id alone.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: routeName(request),
        status: reply.statusCode,
        user: userOf(request),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
