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
 * All that the server on this machine says to these bytes, which no client tidies up, until it hangs up.
 * `end`: nothing more is sent, though more may have been announced.
 */
export async function rawAnswer(
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
