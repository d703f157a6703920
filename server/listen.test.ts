import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen, METRICS_VARIABLES, tryToListen } from './listen.ts'
import { StartupError } from './startup-error.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** As much of a Fastify app as listening needs. */
function app() {
  const server = createServer()
  servers.push(server)
  return {
    listen: (place: { host: string; port: number }) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(place, () => resolve())
      }),
    addresses: () => [server.address() ?? ''],
  }
}

test('the address is one to open in a browser, with the port that was found free', async () => {
  const address = await listen(app(), { host: '127.0.0.1', port: 0 })
  expect(address).toMatch(/^http:\/\/localhost:[1-9]\d+$/)
})

test('a port in use ends in one sentence', async () => {
  const port = Number(new URL(await listen(app(), { host: '127.0.0.1', port: 0 })).port)
  await expect(listen(app(), { host: '127.0.0.1', port })).rejects.toThrow(
    new StartupError(
      `Port ${port} is already in use. Stop the other program or set PORT to a free one.`,
    ),
  )
})

test('an address of another machine ends in one sentence', async () => {
  await expect(listen(app(), { host: '203.0.113.1', port: 0 })).rejects.toThrow(
    'HOST must be an address of this machine, which 203.0.113.1 is not.',
  )
})

test('a place is tried without keeping it', async () => {
  const port = Number(new URL(await listen(app(), { host: '127.0.0.1', port: 0 })).port)
  const place = { host: '127.0.0.1', port }
  await expect(tryToListen(place, METRICS_VARIABLES)).rejects.toThrow(
    new StartupError(
      `Port ${port} is already in use. Stop the other program or set METRICS_PORT to a free one.`,
    ),
  )
  const closing = servers.pop()
  await new Promise((resolve) => closing?.close(resolve))
  await tryToListen(place)
  await listen(app(), place)
})
