import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { handleError } from './error-handler.ts'
import { pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'

let webRoot: string
let app: FastifyInstance
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hall-web-'))
  await mkdir(join(webRoot, 'assets'))
  for (const name of ['index.html', 'app.html', ...ASSETS.map((asset) => `assets/${asset}`)]) {
    await writeFile(join(webRoot, name), name)
  }
  app = Fastify()
  app.setErrorHandler(handleError)
  await securityHeaders(app, readConfig({ DATA_DIR: webRoot }))
  await pages(app, webRoot)
})
afterAll(async () => {
  await app.close()
  await rm(webRoot, { recursive: true, force: true })
})

const ASSETS = ['app-abc123.js', 'qr-worker-abc123.js', 'qr-worker-abc123.js.br']

async function scriptPolicy(url: string): Promise<string | undefined> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const response = await app.inject({ url, headers })
  expect(response.statusCode).toBe(200)
  return String(response.headers['content-security-policy'])
    .split(';')
    .find((directive) => directive.startsWith('script-src'))
}

test('only the worker that reads QR codes may compile WebAssembly', async () => {
  expect(await scriptPolicy('/assets/qr-worker-abc123.js')).toBe(
    "script-src 'self' 'wasm-unsafe-eval'",
  )
})

test.each(['/', '/admin/qr-scanner', '/assets/app-abc123.js'])('%s may not', async (url) => {
  expect(await scriptPolicy(url)).toBe("script-src 'self'")
})

test.each([
  ['/', 'index.html'],
  ['/?demo=true', 'app.html'],
  ['/?demo=false', 'index.html'],
  ['/?demo=true&demo=true', 'index.html'],
  ['/login?demo=true', 'app.html'],
])('%s answers with %s', async (url, page) => {
  const response = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(response.body).toBe(page)
})
