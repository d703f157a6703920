import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { FIRST_REQUEST_MS, replaceCloseIdleConnections } from './close-idle-connections.ts'

const REQUEST = 'GET / HTTP/1.1\r\nhost: hall\r\n\r\n'
const WAIT = { timeout: 10_000 }

let server: Server
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
})

async function openServer(listener: RequestListener) {
  server = createServer(listener)
  replaceCloseIdleConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** Opens a connection and waits until the server has accepted it. */
async function openConnection() {
  const address = server.address()
  const accepted = once(server, 'connection')
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (part) => {
    received += part
  })
  await Promise.all([once(socket, 'connect'), accepted])
  return { socket, received: () => received }
}

test('serves a connection that was accepted before the listener closed', async () => {
  await openServer((_request, response) => response.setHeader('connection', 'close').end('served'))
  const { socket, received } = await openConnection()
  server.close()
  socket.write(REQUEST)
  await once(socket, 'close')
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*served/)
})

test('closes a connection that sends nothing', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await openServer(() => expect.unreachable())
  const { socket } = await openConnection()
  server.close()
  const closed = once(socket, 'close')
  vi.advanceTimersByTime(FIRST_REQUEST_MS)
  server.closeIdleConnections()
  await closed
})

test('closes a connection between two requests, but not during a response', async () => {
  const size = 20_000_000
  const bytes = Buffer.alloc(size, 'x')
  const requested: string[] = []
  await openServer(({ url }, response) => {
    requested.push(url ?? '')
    response.end(url === '/large' ? bytes : 'small')
  })
  const idle = await openConnection()
  idle.socket.write(REQUEST)
  await vi.waitUntil(() => idle.received().endsWith('small'), WAIT)
  const slow = await openConnection()
  slow.socket.pause()
  slow.socket.write(REQUEST.replace('/', '/large'))
  await vi.waitUntil(() => requested.includes('/large'), WAIT)

  const ends = [once(idle.socket, 'close'), once(slow.socket, 'close')]
  server.close()
  await ends[0]
  slow.socket.resume()
  await vi.waitUntil(() => slow.received().length > size, WAIT)
  server.closeIdleConnections()
  await ends[1]
})
