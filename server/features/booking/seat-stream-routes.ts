import sse from '@fastify/sse'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { type Caller, requireWatcher } from '#server/http/guards/session.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import type { Services } from '#server/services.ts'
import { seatStreamQuery } from '#shared/contract/booking/booking.ts'
import { SEAT_STREAM } from '#shared/contract/endpoints.ts'
import { openSeatStream, watchRooms } from './watched-rooms.ts'

/**
 * Regular comments keep proxies from closing an idle stream and show the browser that it is alive.
 */
const HEARTBEAT_MS = 15_000

/**
 * The stream of changed seats. Not in the API contract, because it returns no JSON and stays
 * open.
 */
export async function seatStreamRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const callers = new WeakMap<FastifyRequest, Caller>()
  const rooms = watchRooms(services)
  app.addHook('preClose', async () => rooms.close())
  await app.register(sse, { heartbeatInterval: HEARTBEAT_MS })

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: SEAT_STREAM.url,
    exposeHeadRoute: false,
    // Errors are JSON, whatever the client accepts.
    sse: 'manual',
    schema: {
      summary: 'Server-sent events: a seat of the room may have been taken or freed',
      querystring: seatStreamQuery,
      security: [{ bearer: [] }],
      response: {
        200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
      },
    },
    config: minuteLimit(services.config),
    preParsing: async (request) => {
      callers.set(request, await requireWatcher.authorize(services, request))
    },
    handler: async (request, reply) => {
      const user = callers.get(request)
      if (!user) throw new Error(`${SEAT_STREAM.url} was reached without its guard`)
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
  for await (const _change of changes) yield { event: SEAT_STREAM.event, data: room }
}
