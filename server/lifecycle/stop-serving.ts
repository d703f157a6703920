import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { HTTP_TIMEOUTS } from '#server/config/http-timeouts.ts'
import {
  FIRST_REQUEST_MS,
  replaceCloseIdleConnections,
} from '#server/http/limits/close-idle-connections.ts'
import type { Services } from '#server/services.ts'

/** How long busy connections have to receive a response with `Connection: close`. */
const DRAIN_MS = 500
const POLL_MS = 20
/** How long requests are held at most while waiting for a moment without new connections. */
const MAX_HOLD_MS = 1_000
const QUIET_MS = 10
const SHORT_TURN_MS = 0.1
/** How long the response may take once the last request has been received. */
const RESPONSE_MS = 5_000

/** Requests that arrive while the listener is being closed wait for this. */
const heldRequests = new WeakMap<Server, Promise<void>>()

/**
 * Stops serving without interrupting a request. Once `services.stopping` is aborted, every response
 * closes its connection while requests are still served, which gives a load balancer time to react.
 * Then the listener closes, streams end, and requests in progress are finished within their normal
 * time limits.
 */
export async function stopServing(
  app: FastifyInstance,
  services: Services,
  { requestMs } = HTTP_TIMEOUTS,
): Promise<void> {
  if (app.server.listening) {
    await pause(services.config.stopDelaySeconds * 1000)
    await drainConnections(app.server)
    await closeListener(app.server)
  }
  setTimeout(() => app.server.closeIdleConnections(), FIRST_REQUEST_MS).unref()
  const lastMs = FIRST_REQUEST_MS + requestMs + RESPONSE_MS
  setTimeout(() => app.server.closeAllConnections(), lastMs).unref()
  await app.close()
}

/**
 * Waits until clients have closed their connections, for a limited time. Closing an idle one could
 * lose a request that is already on its way.
 */
async function drainConnections(server: Server): Promise<void> {
  const deadline = performance.now() + DRAIN_MS
  while (performance.now() < deadline && (await openConnections(server)) > 0) {
    await pause(POLL_MS)
  }
}

/**
 * Closing the listener resets connections in the kernel's accept queue, so drain it first. New
 * requests are held until no connection has arrived for a moment and one turn of the event loop was
 * idle. The held requests are served after the listener is closed.
 */
async function closeListener(server: Server): Promise<void> {
  let release = () => {}
  heldRequests.set(server, new Promise((resolve) => (release = resolve)))
  const deadline = performance.now() + MAX_HOLD_MS
  let lastConnectionAt = performance.now()
  const onConnection = () => {
    lastConnectionAt = performance.now()
  }
  server.on('connection', onConnection)
  let isQuiet = false
  while (!isQuiet && performance.now() < deadline) {
    const startedAt = performance.now()
    await nextTurn()
    const now = performance.now()
    isQuiet = now - lastConnectionAt > QUIET_MS && now - startedAt < SHORT_TURN_MS
  }
  server.off('connection', onConnection)
  server.close()
  heldRequests.delete(server)
  release()
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })
}

/** Adds `Connection: close` to the responses of a stopping app. */
export function closeWhenStopping(app: FastifyInstance, services: Services): void {
  replaceCloseIdleConnections(app.server)
  app.addHook('onRequest', (_request, _reply, done) => {
    const released = heldRequests.get(app.server)
    if (released) released.then(() => done(), done)
    else done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (services.stopping.aborted) reply.header('connection', 'close')
    done()
  })
}
