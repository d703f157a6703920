import type { FastifyInstance } from 'fastify'
import { requestUserId } from './guards/request-user.ts'
import { routeName } from './route-name.ts'

/**
 * Logs one line per request, with the request ID of the response. Logs the route instead of the
 * URL, which may contain an email, and the user only by id.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeName(request),
        status: reply.statusCode,
        user: requestUserId(request),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}
