import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import type { GateRecord } from '#server/db/queries/door/gate.ts'
import { openChangeStream } from '#server/http/change-stream.ts'
import { requireGate } from '#server/http/guards/gate.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import type { Services } from '#server/services.ts'
import { ROSTER_STREAM } from '#shared/contract/gate-endpoints.ts'
import { watchGates } from './watched-gates.ts'

/** Tells gates when to fetch the roster. Not in the API contract, because it returns no JSON. */
export function rosterStreamRoute(app: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, GateRecord>()
  const gates = watchGates(services)
  app.addHook('preClose', async () => gates.close())
  app.route({
    method: 'GET',
    url: ROSTER_STREAM.url,
    exposeHeadRoute: false,
    // Errors are JSON, whatever the client accepts.
    sse: 'manual',
    schema: {
      summary: 'Server-sent events: the roster may have changed; for gates',
      response: {
        200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
      },
    },
    config: minuteLimit(services.config),
    preParsing: async (request) => {
      callers.set(request, await requireGate.authorize(services, request))
    },
    handler: async (request, reply) => {
      const gate = callers.get(request)
      if (!gate) throw new Error(`${ROSTER_STREAM.url} was reached without its guard`)
      const stream = { gateId: gate.id, ...openChangeStream() }
      if (!gates.add(stream)) throw new AppError('busy')
      reply.sse.onClose(() => {
        gates.remove(stream)
        stream.end()
      })
      reply.header('cache-control', 'no-cache, no-transform')
      await reply.sse.send(events(stream.changes()))
    },
  })
}

async function* events(changes: AsyncIterable<unknown>) {
  for await (const _change of changes) yield { event: ROSTER_STREAM.event, data: '' }
}
