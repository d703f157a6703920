import sse from '@fastify/sse'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { AppError } from '#server/http/app-error.ts'
import { minuteLimit } from '#server/http/minute-limit.ts'
import { requireUser, type SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { SEAT_NEWS, seatNewsQuery } from '#shared/contract/seat-news.ts'
import { openSeatStream } from './seat-stream.ts'
import { watchRooms } from './watched-rooms.ts'

/** A comment now and then keeps proxies from closing a quiet stream, and tells the browser it lives. */
const HEARTBEAT_MS = 15_000

/** The stream of changed seats. It is no call: it answers no JSON and goes on until one side ends it. */
export async function seatNewsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const callers = new WeakMap<FastifyRequest, SignedIn>()
  const rooms = watchRooms(services)
  app.addHook('preClose', async () => rooms.close())
  await app.register(sse, { heartbeatInterval: HEARTBEAT_MS })

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: SEAT_NEWS.url,
    exposeHeadRoute: false,
    // Whatever a client says that it accepts, a refusal has the shape of every refusal.
    sse: 'manual',
    schema: {
      summary: 'Server-sent events: a seat of the room may have been taken or freed',
      querystring: seatNewsQuery,
      security: [{ bearer: [] }],
      response: {
        200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
      },
    },
    config: minuteLimit(services.config),
    preParsing: async (request) => {
      callers.set(request, await requireUser.admit(services, request))
    },
    handler: async (request, reply) => {
      const user = callers.get(request)
      if (!user) throw new Error(`${SEAT_NEWS.url} was reached without its guard`)
      const { room } = request.query
      const stream = openSeatStream({ userId: user.id, sessionId: user.sessionId, room })
      if (!rooms.add(stream)) throw new AppError('busy')
      reply.sse.onClose(() => {
        rooms.remove(stream)
        stream.end()
      })
      reply.header('cache-control', 'no-cache, no-transform')
      await reply.sse.send(events(stream.changes(), room))
    },
  })
}

async function* events(changes: AsyncIterable<unknown>, room: string) {
  for await (const _change of changes) yield { event: SEAT_NEWS.event, data: room }
}
