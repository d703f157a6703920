import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config/read-config.ts'
import { handleError } from '#server/http/error-handler.ts'
import { refuseMalformedUrl } from '#server/http/unreadable-requests.ts'
import { createDiskStorage } from '#server/storage/storage.ts'
import { portOf, rawResponse } from '#server/testing/process/raw-response.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { pages } from './pages.ts'
import { uploadedFiles } from './uploaded-files.ts'

const SECRET = 'kept-from-everybody'
const SELFIE = `${crypto.randomUUID()}.webp`

let home: string
let app: FastifyInstance
let port: number
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-paths-'))
  const [webRoot, dataDir] = [join(home, 'dist'), join(home, 'data')]
  for (const folder of [
    'dist/assets',
    'dist/.hidden',
    'data/uploads/avatars',
    'data/uploads/selfies',
  ]) {
    await mkdir(join(home, folder), { recursive: true })
  }
  await writeFile(join(webRoot, 'app.html'), 'the app')
  await writeFile(join(webRoot, '.landing.html'), 'the landing page')
  for (const file of ['secret', 'dist/.env', 'dist/.hidden/secret', 'data/session-secret']) {
    await writeFile(join(home, file), SECRET)
  }
  await writeFile(join(dataDir, 'uploads/selfies', SELFIE), SECRET)

  app = Fastify({ frameworkErrors: refuseMalformedUrl })
  app.setErrorHandler(handleError)
  await app.register(cookie)
  const services = {
    config: readConfig({ RATE_LIMITS: 'off' }),
    storage: createDiskStorage(dataDir),
  }
  const hallDetails = { current: async () => DEFAULT_SETTINGS, invalidate: () => undefined }
  const takenSeats = { current: async () => undefined, invalidate: () => undefined }
  await uploadedFiles(app, services)
  await pages(app, { hallDetails, takenSeats, demo: true, publicUrl: '', webRoot })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(app)
})
afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true, force: true })
})

/** Requests a path exactly as given, without client-side normalization. */
function answerTo(path: string): Promise<string> {
  return rawResponse(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
}

const TRAVERSALS = [
  '..',
  '..;',
  '....',
  '.%00.',
  '%2e%2e',
  '%2E%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '..%00',
  '.%2e',
]
const SLASHES = ['/', '//', '\\', '%2f', '%2F', '%5c', '%252f', '%c0%af']
const TARGETS = ['secret', 'data/session-secret', `data/uploads/selfies/${SELFIE}`]
const PREFIXES = ['/', '/assets/', '/uploads/avatars/', '/uploads/', '//', '/./']

test('serves nothing outside the public folders [security-25]', async () => {
  const paths = PREFIXES.flatMap((start) =>
    TRAVERSALS.flatMap((climb) =>
      SLASHES.flatMap((slash) =>
        [1, 3].map((steps) => `${start}${`${climb}${slash}`.repeat(steps)}`),
      ),
    ),
  )
  const requested = paths.flatMap((path, index) => `${path}${TARGETS[index % TARGETS.length]}`)
  for (let from = 0; from < requested.length; from += 50) {
    const batch = requested.slice(from, from + 50)
    const answers = await Promise.all(batch.map(answerTo))
    for (const [index, answer] of answers.entries()) {
      expect(answer, batch[index]).not.toContain(SECRET)
      expect(answer, batch[index]).not.toMatch(/^HTTP\/1\.1 5/)
    }
  }
})

test.each([
  '/.env',
  '/%2eenv',
  '/.hidden/secret',
  '/assets/../.env',
  '/assets/',
  '/assets',
  '/uploads/',
  '/uploads/avatars/',
  '/uploads/selfies/',
  `/uploads/selfies/${SELFIE}`,
  `/uploads/avatars/..%2fselfies%2f${SELFIE}`,
  'http://localhost/../secret',
  'file:///etc/passwd',
  '/app.html%00.png',
  '/package.json',
  '/server/main.ts',
  '/.git/config',
])('%s reveals no file and no directory listing [security-26]', async (path) => {
  const answer = await answerTo(path)
  expect(answer).not.toContain(SECRET)
  expect(answer).not.toContain('root:')
  expect(answer).not.toMatch(/Index of|session-secret|app\.html<\/a>/)
  expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) /)
})
