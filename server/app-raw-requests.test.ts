import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { addMember } from './testing/members/add-members.ts'
import { portOf, rawResponse } from './testing/process/raw-response.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await createTestApp()
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(app.fastify)
})
afterAll(() => app.close())

const send = (...lines: string[]) => rawResponse(port, lines.join('\r\n'))

const HOST = 'Host: localhost'
const POST = 'POST /api/auth/logout HTTP/1.1'
const SMUGGLED = `GET /api/hall HTTP/1.1\r\n${HOST}\r\n\r\n`

function expectRefusedAndClosed(answer: string, status = 400): void {
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`])
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m)
  expect(answer).toMatch(/^content-type: application\/json; charset=utf-8\r$/m)
  const [, body = ''] = answer.split('\r\n\r\n')
  expect(JSON.parse(body)).toEqual({
    success: false,
    code: 'badRequest',
    message: ERRORS.badRequest.message,
  })
}

describe('refuses a request of ambiguous length and reads nothing after it [security-11]', () => {
  test.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4']],
    ['two lengths', ['Content-Length: 0', 'Content-Length: 40']],
    ['two lengths in one', ['Content-Length: 0, 40']],
    ['a negative length', ['Content-Length: -1']],
    ['a length with a sign', ['Content-Length: +0']],
    ['chunked is not the last encoding', ['Transfer-Encoding: chunked, identity']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['a continuation line', ['Content-Length: 0', ' Transfer-Encoding: chunked']],
  ])('%s', async (_what, headers) => {
    expectRefusedAndClosed(await send(POST, HOST, ...headers, '', `0\r\n\r\n${SMUGGLED}`))
  })

  test('an invalid chunk size', async () => {
    const chunked = 'Transfer-Encoding: chunked'
    const answer = await send(POST, HOST, chunked, '', `0x0\r\n\r\n${SMUGGLED}`)
    expect(answer).not.toContain('"data"')
    expect(answer).toContain('HTTP/1.1 400')
  })
})

describe('bytes that are not HTTP', () => {
  test.each([
    ['rubbish', ['\u0000\u0001\u0002', '', '']],
    ['a TLS ClientHello', ['\u0016\u0003\u0001\u0002\u0000\u0001\u0000', '', '']],
    ['a NUL in a header', ['GET /api/hall HTTP/1.1', HOST, 'X-A: a\u0000b', '', '']],
    ['a line break in a header', ['GET /api/hall HTTP/1.1', HOST, 'X-A: a\rSet-Cookie: b', '', '']],
    ['no host', ['GET /api/hall HTTP/1.1', '', '']],
  ])('%s', async (_what, lines) => {
    const answer = await send(...lines)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).not.toContain('"data"')
  })

  test('headers that are too long', async () => {
    expectRefusedAndClosed(await send(SMUGGLED.trim(), `X-A: ${'a'.repeat(20_000)}`, '', ''), 431)
  })
})

describe('a form with a picture from a stranger is refused before it is read [register-38]', () => {
  test.each([
    ['without a verified email', ''],
    ['with a forged verification', 'Cookie: emailProof=abc.zzzzzz.def'],
  ])('%s', async (_what, cookie) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      [
        'POST /api/auth/register HTTP/1.1',
        HOST,
        ...(cookie ? [cookie] : []),
        'Content-Type: Multipart/Form-Data; boundary=b',
        'Content-Length: 5000000',
        '',
        '',
      ].join('\r\n'),
    )
    const [first] = await once(socket, 'data', { signal: AbortSignal.timeout(5_000) })
    socket.destroy()
    expect(String(first)).toMatch(/^HTTP\/1\.1 403 /)
    expect(String(first)).toContain('emailNotVerified')
  })
})

describe('survives a form that ends abruptly', () => {
  const PART = 'Content-Disposition: form-data; name="avatar"; filename="me.png"'
  const BODY = ['--b', PART, '', 'x'.repeat(70_000)].join('\r\n')

  test.each([
    ['in a file, at the announced length', BODY.length],
    ['in a file, before the announced length', BODY.length + 1000],
    ['in the headers of a part', 20],
  ])('%s', async (_where, length) => {
    const { token } = await addMember(app)
    const upload = [
      'POST /api/auth/upload-avatar HTTP/1.1',
      HOST,
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${length}`,
      'Connection: close',
      '',
      BODY.slice(0, length),
    ]
    const answer = await rawResponse(port, upload.join('\r\n'), { end: true })
    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)
  })
})

test('closes the connection of a client that sends too slowly', () => {
  const { headersTimeout, requestTimeout } = app.fastify.server
  expect(headersTimeout).toBeGreaterThan(0)
  expect(headersTimeout).toBeLessThanOrEqual(20_000)
  // Longer than the client's timeout of 30 s.
  expect(requestTimeout).toBeGreaterThan(30_000)
  expect(requestTimeout).toBeLessThanOrEqual(60_000)
})

describe('uses the method of the request line [security-12]', () => {
  const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override']

  test.each(OVERRIDES)('%s does not override it', async (name) => {
    const admin = await addMember(app, { role: 'admin' })
    const headers = { authorization: `Bearer ${admin.token}`, [name]: 'PUT' }
    const url = '/api/admin/settings?_method=PUT'
    const asGet = await app.inject({ method: 'GET', url, headers })
    expect(asGet.json()).toMatchObject({ data: { version: 0 } })
    const asPost = await app.inject({ method: 'POST', url, headers, payload: { _method: 'PUT' } })
    expect(asPost.statusCode).toBe(404)
  })

  test.each(['TRACE', 'OPTIONS', 'DELETE', 'PATCH', 'PROPFIND'])(
    'responds with 404 to %s [security-13]',
    async (method) => {
      const answer = await send(
        `${method} /api/auth/me HTTP/1.1`,
        HOST,
        'X-Echo: 4711',
        'Connection: close',
        '',
        '',
      )
      expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
      expect(answer).not.toContain('4711')
      expect(answer.toLowerCase()).not.toContain('access-control-')
    },
  )
})
