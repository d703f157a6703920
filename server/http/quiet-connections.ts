import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long somebody who was let in may take to begin a first request. */
export const FIRST_WORD_MS = 2_000

type Known = { running: number; since: number; heard: number }

/**
 * Closes idle connections more gently than Node does, which also cuts an answer that is written but
 * not yet sent, and the beginning of a next request. Who was just let in and has not asked yet is
 * left, too: their first request is on its way.
 */
export function closeQuietOnly(server: Server): void {
  const connections = new Map<Socket, Known>()
  server.on('connection', (socket) => {
    connections.set(socket, { running: 0, since: performance.now(), heard: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const known = connections.get(socket)
    if (!known) return
    known.running++
    response.once('close', () => {
      known.running--
      known.heard = socket.bytesRead
    })
  })
  // What server.close() calls as well.
  server.closeIdleConnections = () => {
    for (const [socket, known] of connections) {
      if (isQuiet(socket, known)) socket.destroy()
    }
  }
}

function isQuiet(socket: Socket, { running, since, heard }: Known): boolean {
  const isNew = heard === 0 && performance.now() - since < FIRST_WORD_MS
  return running === 0 && socket.bytesRead === heard && !isNew
}
