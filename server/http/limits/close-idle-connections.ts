import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long an accepted connection may take to start its first request. */
export const FIRST_REQUEST_MS = 2_000

type ConnectionState = { activeRequests: number; openedAt: number; bytesSeen: number }

/**
 * Replaces the server's closeIdleConnections. Node's own also cuts off responses that are written
 * but not yet flushed, and requests that have just started. This one also keeps newly accepted connections,
 * because their first request may be on its way.
 */
export function replaceCloseIdleConnections(server: Server): void {
  const connections = new Map<Socket, ConnectionState>()
  server.on('connection', (socket) => {
    connections.set(socket, { activeRequests: 0, openedAt: performance.now(), bytesSeen: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const state = connections.get(socket)
    if (!state) return
    state.activeRequests++
    response.once('close', () => {
      state.activeRequests--
      state.bytesSeen = socket.bytesRead
    })
  })
  // server.close() calls this too.
  server.closeIdleConnections = () => {
    for (const [socket, state] of connections) {
      if (isIdle(socket, state)) socket.destroy()
    }
  }
}

function isIdle(socket: Socket, { activeRequests, openedAt, bytesSeen }: ConnectionState): boolean {
  const isNew = bytesSeen === 0 && performance.now() - openedAt < FIRST_REQUEST_MS
  return activeRequests === 0 && socket.bytesRead === bytesSeen && !isNew
}
