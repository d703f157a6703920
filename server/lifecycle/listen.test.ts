import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { StartupError } from '#server/config/startup-error.ts'
import { listen, METRICS_VARIABLES, tryToListen } from './listen.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** The part of a Fastify app that listening needs. */
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

test('returns an address that a browser can open, with the actual port', async () => {
  const address = await listen(app(), { host: '127.0.0.1', port: 0 })
  expect(address).toMatch(/^http:\/\/localhost:[1-9]\d+$/)
})

test('throws a StartupError when the port is in use', async () => {
  const port = Number(new URL(await listen(app(), { host: '127.0.0.1', port: 0 })).port)
  await expect(listen(app(), { host: '127.0.0.1', port })).rejects.toThrow(
    new StartupError(
      `Port ${port} is already in use. Stop the other program or set PORT to a free one.`,
    ),
  )
})

test('throws a StartupError when the address belongs to another machine', async () => {
  await expect(listen(app(), { host: '203.0.113.1', port: 0 })).rejects.toThrow(
    'HOST must be an address of this machine, which 203.0.113.1 is not.',
  )
})

test('releases the port after checking it', async () => {
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
