import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { closeQuietOnly, FIRST_WORD_MS } from './http/quiet-connections.ts'
import { PATIENCE } from './patience.ts'
import type { Services } from './services.ts'

/** How long busy connections are given to learn from an answer that they must not be used again. */
const TAKE_LEAVE_MS = 500
const LOOK_AGAIN_MS = 20
/** How long requests are held up at most while a moment is waited for in which nobody comes. */
const HOLD_UP_MS = 1_000
const QUIET_MS = 10
const SHORT_TURN_MS = 0.1
/** Once a request is there in whole. */
const ANSWER_MS = 5_000

/** What the requests wait for that come in the moment in which the door is closed. */
const heldUp = new WeakMap<Server, Promise<void>>()

/**
 * Ends serving without cutting a request. Since `services.stopping` was aborted every answer closes its
 * connection, while all is served as before: a load balancer may take its time to send people
 * elsewhere. Then nobody new is let in, streams end, and what has begun is finished, however slowly it
 * comes: a request has as long as ever.
 */
export async function stopServing(
  app: FastifyInstance,
  services: Services,
  { requestMs } = PATIENCE,
): Promise<void> {
  if (app.server.listening) {
    await pause(services.config.stopDelaySeconds * 1000)
    await leaveTaken(app.server)
    await closeQuietly(app.server)
  }
  setTimeout(() => app.server.closeIdleConnections(), FIRST_WORD_MS).unref()
  const lastMs = FIRST_WORD_MS + requestMs + ANSWER_MS
  setTimeout(() => app.server.closeAllConnections(), lastMs).unref()
  await app.close()
}

/** Where an idle connection is simply closed, a request may be on its way along it and be lost. */
async function leaveTaken(server: Server): Promise<void> {
  const deadline = performance.now() + TAKE_LEAVE_MS
  while (performance.now() < deadline && (await openConnections(server)) > 0) {
    await pause(LOOK_AGAIN_MS)
  }
}

/**
 * The operating system lets people in before the app does, and cuts those who wait between the two
 * doors when the outer one is closed. So new requests are held up, which keeps their clients from
 * coming again, until nobody has come for a moment and a turn of the event loop had nothing to do:
 * hardly anybody can have come since. Those held up are served behind the closed door.
 */
async function closeQuietly(server: Server): Promise<void> {
  let release = () => {}
  heldUp.set(server, new Promise((resolve) => (release = resolve)))
  const deadline = performance.now() + HOLD_UP_MS
  let lastCame = performance.now()
  const note = () => {
    lastCame = performance.now()
  }
  server.on('connection', note)
  let isQuiet = false
  while (!isQuiet && performance.now() < deadline) {
    const begun = performance.now()
    await nextTurn()
    const now = performance.now()
    isQuiet = now - lastCame > QUIET_MS && now - begun < SHORT_TURN_MS
  }
  server.off('connection', note)
  server.close()
  heldUp.delete(server)
  release()
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })
}

/** Lets the answers of an app that stops close their connections. */
export function closeWhenStopping(app: FastifyInstance, services: Services): void {
  closeQuietOnly(app.server)
  app.addHook('onRequest', (_request, _reply, done) => {
    const moment = heldUp.get(app.server)
    if (moment) moment.then(() => done(), done)
    else done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (services.stopping.aborted) reply.header('connection', 'close')
  })
}
