import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { renewMembership, updateBooking } from '#shared/contract/booking/booking.ts'
import { login } from '#shared/contract/user/auth.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { refusalOf } from './error-handler.ts'
import { routeName } from './route-name.ts'

const LOGIN = `/api${login.path}`
/** Refusals counted as failed logins. An incomplete form is not one. */
const FAILED_LOGIN_REFUSALS: readonly RefusalCode[] = ['loginFailed', 'tooManyRequests']
const BOOKINGS = new Map([
  [`/api${updateBooking.path}`, 'first'],
  [`/api${renewMembership.path}`, 'renewal'],
])

/** Counts each request by route. */
export function requestMetrics(app: FastifyInstance, { metrics }: Pick<Services, 'metrics'>): void {
  const open = new Set<FastifyReply>()
  const streams = () => [...open].filter(isEventStream).length
  metrics.setOpenRequestCounter(() => ({ streams: streams(), requests: open.size - streams() }))

  app.addHook('onRequest', (_request, reply, done) => {
    open.add(reply)
    // Covers clients that disconnect before the response.
    reply.raw.once('close', () => open.delete(reply))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    open.delete(reply)
    if (!isEventStream(reply)) count(request, reply)
    done()
  })

  function count(request: FastifyRequest, reply: FastifyReply): void {
    const route = routeName(request)
    const labels = { method: request.method, route, status: reply.statusCode }
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000)

    const reason = refusalOf(request)
    const kind = BOOKINGS.get(route)
    if (kind !== undefined && reason !== undefined) metrics.bookingsRefused.inc({ reason })
    if (kind !== undefined && reply.statusCode === 200) metrics.bookingsMade.inc({ kind })
    if (route === LOGIN && reason !== undefined && FAILED_LOGIN_REFUSALS.includes(reason)) {
      metrics.loginsFailed.inc({ reason })
    }
  }
}

function isEventStream({ raw }: FastifyReply): boolean {
  return String(raw.getHeader('content-type') ?? '').startsWith('text/event-stream')
}
