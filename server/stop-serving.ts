import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** How long open requests may go on after the door is closed. */
const LAST_REQUESTS_MS = 5_000
/** How long busy connections are given to learn from an answer that they must not be used again. */
const TAKE_LEAVE_MS = 500
const LOOK_AGAIN_MS = 20

/**
 * Ends serving without cutting a request. Since `services.stopping` was aborted every answer closes its
 * connection, while all is served as before: a load balancer may take its time to send people
 * elsewhere. Then nobody new is let in, streams end, and what has begun is finished.
 */
export async function stopServing(app: FastifyInstance, services: Services): Promise<void> {
  if (app.server.listening) {
    await pause(services.config.stopDelaySeconds * 1000)
    await leaveTaken(app.server)
  }
  setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS).unref()
  await app.close()
}

/** Where an idle connection is simply closed, a request may be on its way along it and be lost. */
async function leaveTaken(server: Server): Promise<void> {
  const deadline = performance.now() + TAKE_LEAVE_MS
  while (performance.now() < deadline && (await openConnections(server)) > 0) {
    await pause(LOOK_AGAIN_MS)
  }
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })
}

/** Lets the answers of an app that stops close their connections. */
export function closeWhenStopping(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', async (_request, reply) => {
    if (services.stopping.aborted) reply.header('connection', 'close')
  })
}
