import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/** The port on which an app listens. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The app does not listen')
  return address.port
}

/**
 * Returns everything that the local server sends in response to these raw bytes until it closes the
 * connection. `end`: closes the sending side, even if more was announced.
 */
export async function rawResponse(
  port: number,
  bytes: string,
  { end = false } = {},
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes, 'latin1')
  if (end) socket.end()
  return text(socket)
}
