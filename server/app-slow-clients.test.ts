import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { login, me, uploadAvatar } from '#shared/contract/user/auth.ts'
import { buildApp } from './app.ts'
import { HTTP_TIMEOUTS } from './config/http-timeouts.ts'
import { listen } from './lifecycle/listen.ts'
import { addMember } from './testing/members/add-members.ts'
import { formOf, picture } from './testing/members/pictures.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let app: FastifyInstance
beforeAll(async () => {
  testApp = await createTestApp()
})
afterEach(() => app.close())
afterAll(() => testApp.close())

/** Starts the app on a real port and returns the address of its API. */
async function openApp(timeouts = HTTP_TIMEOUTS): Promise<string> {
  app = await buildApp(testApp.services, { timeouts })
  return `${await listen(app, { host: '127.0.0.1', port: 0 })}/api`
}

async function caller(url: string): Promise<{ socket: Socket; received(): string }> {
  let text = ''
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  await once(socket, 'connect')
  return { socket, received: () => text }
}

async function uploadedFiles(): Promise<string[]> {
  const folder = join(testApp.services.config.dataDir, 'uploads')
  return readdir(folder, { recursive: true }).catch(() => [])
}

test('an upload that is aborted leaves no file and no row', async () => {
  const url = await openApp()
  const member = await addMember(testApp)
  const form = new Response(formOf({ avatar: await picture({ width: 900, height: 900 }) }))
  const body = Buffer.from(await form.clone().arrayBuffer())
  const ended = new Promise((resolve) => {
    app.server.once('request', (request) => request.once('close', resolve))
  })
  const { socket } = await caller(url)
  socket.write(
    `POST ${new URL(url + uploadAvatar.path).pathname} HTTP/1.1\r\nhost: hall\r\n` +
      `authorization: Bearer ${member.token}\r\ncontent-length: ${body.byteLength}\r\n` +
      `content-type: ${form.headers.get('content-type')}\r\n\r\n`,
  )
  socket.write(body.subarray(0, body.byteLength / 2), () => socket.destroy())
  await ended

  const { user } = (await member.call(me)).reply()
  expect(user.avatar).toBeNull()
  expect(await uploadedFiles()).toEqual([])
  // The server still works: the same picture, sent completely.
  const completeUpload = await fetch(url + uploadAvatar.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}` },
    body: await form.formData(),
  })
  expect(completeUpload.status).toBe(200)
})

const SHORT_TIMEOUTS = { headersMs: 150, requestMs: 300, idleMs: 60_000, checkIntervalMs: 30 }

test.each([
  ['the head', 'GET /api/health HTTP/1.1\r\nhost: hall\r\n'],
  [
    'the body',
    `POST /api${login.path} HTTP/1.1\r\nhost: hall\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{`,
  ],
])('closes a connection that is too slow with %s, while others are served', async (_what, part) => {
  const url = await openApp(SHORT_TIMEOUTS)
  const { socket, received } = await caller(url)
  socket.write(part)
  const closed = once(socket, 'close')
  expect((await fetch(`${url}/health`)).status).toBe(200)
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('closes an idle connection', async () => {
  const url = await openApp({ ...HTTP_TIMEOUTS, idleMs: 100 })
  const { socket, received } = await caller(url)
  await once(socket, 'close')
  expect(received()).toBe('')
  await vi.waitUntil(async () => (await fetch(`${url}/health`)).status === 200, { timeout: 10_000 })
})
