import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/read-config.ts'
import { openS3Server, type S3Server } from '#server/testing/s3-server.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const UUID = '0b0e7f0a-5b0c-4f3c-9a43-0d9a0c7b1e11'

let server: S3Server
const opened: Storage[] = []
beforeAll(async () => {
  server = await openS3Server()
})
afterEach(() => {
  for (const storage of opened.splice(0)) storage.close()
})
afterAll(() => server.close())

async function openS3Storage(env: Record<string, string> = {}): Promise<Storage> {
  const storage = await openStorage(readConfig({ ...server.env, ...env }))
  opened.push(storage)
  return storage
}

async function listKeys(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.keys()) keys.push(key)
  return keys
}

const warned: string[] = []
const warn = (line: string) => void warned.push(line)

test.each([0, 1, 70_000, 600_001])('returns %i bytes unchanged', async (size) => {
  const storage = await openS3Storage()
  const bytes = new Uint8Array(randomBytes(size))
  const key = await storage.save('avatars', bytes)
  expect(key).toMatch(/^avatars\/[0-9a-f-]{36}\.webp$/)
  expect(Buffer.from((await storage.read(key)) ?? 'none').equals(bytes)).toBe(true)
})

test('lets one process read and remove what another saved', async () => {
  const [first, second] = [await openS3Storage(), await openS3Storage()]
  const key = await first.save('selfies', new Uint8Array([1, 2, 3]))
  expect(await second.read(key)).toEqual(new Uint8Array([1, 2, 3]))
  expect(await listKeys(second)).toContain(key)
  await second.remove(key)
  expect(await first.read(key)).toBeUndefined()
  expect(await listKeys(first)).not.toContain(key)
  await first.remove(key)
})

test('isolates two prefixes in one bucket', async () => {
  const [pune, nagpur] = [
    await openS3Storage({ S3_PREFIX: 'halls/pune' }),
    await openS3Storage({ S3_PREFIX: 'halls/nagpur/' }),
  ]
  const key = await pune.save('avatars', new Uint8Array([7]))
  expect(await nagpur.read(key)).toBeUndefined()
  expect(await listKeys(pune)).toEqual([key])
  expect(await listKeys(nagpur)).toEqual([])
  await nagpur.put(key, new Uint8Array([8]))
  expect(await pune.read(key)).toEqual(new Uint8Array([7]))
})

test.each([
  '',
  '../secret',
  `avatars/../${UUID}.webp`,
  `avatars//${UUID}.webp`,
  `avatars/..%2f${UUID}.webp`,
  `avatars/${UUID}.webp\n`,
  `${UUID}.webp`,
])('never sends the key %j to the bucket', async (key) => {
  const storage = await openS3Storage()
  await server.stop()
  try {
    // While the server is unreachable, only an invalid key gets an immediate result.
    expect(await storage.read(key)).toBeUndefined()
    await storage.remove(key)
    await expect(storage.put(key, new Uint8Array([1]))).rejects.toThrow('not a picture key')
  } finally {
    await server.start()
  }
})

describe('while the server is unreachable', () => {
  test('throws storageUnavailable, and recovers when the server is back', async () => {
    const storage = await openS3Storage()
    const key = await storage.save('avatars', new Uint8Array([5]))
    await server.stop()
    const unavailable = ERRORS.storageUnavailable.message
    await expect(storage.save('avatars', new Uint8Array([1]))).rejects.toThrow(unavailable)
    await expect(storage.read(key)).rejects.toThrow(unavailable)
    await expect(storage.remove(key)).rejects.toThrow(unavailable)
    await expect(listKeys(storage)).rejects.toThrow(unavailable)
    await server.start()
    expect(await storage.read(key)).toEqual(new Uint8Array([5]))
  })

  test('starts with a warning', async () => {
    const storage = await openS3Storage({ S3_ENDPOINT: 'http://127.0.0.1:9' })
    await storage.check(warn)
    expect(warned).toEqual([
      expect.stringMatching(/^S3_ENDPOINT 127\.0\.0\.1:9 does not respond \(/),
    ])
  })
})

describe('the check at startup', () => {
  test('leaves no object behind on success', async () => {
    const storage = await openS3Storage({ S3_PREFIX: 'checked' })
    await storage.check(() => expect.unreachable())
    expect(await listKeys(storage)).toEqual([])
  })

  test.each([
    ['a bucket that does not exist', { S3_BUCKET: 'elsewhere' }, /^S3_BUCKET does not exist/],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'somebody' }, /^S3_ACCESS_KEY_ID and S3_SECRET/],
  ])('fails for %s', async (_what, env, sentence) => {
    const storage = await openS3Storage(env)
    await expect(storage.check(() => expect.unreachable())).rejects.toThrow(sentence)
  })

  // s3rver neither checks signatures nor fails, so these are responses as Amazon sends them.
  test.each([
    [403, 'SignatureDoesNotMatch', /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY don't allow/],
    [403, 'AccessDenied', /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY don't allow/],
    [400, 'AuthorizationHeaderMalformed', /^S3_REGION or S3_ENDPOINT does not match the bucket/],
    [400, 'InvalidArgument', /^The bucket of S3_BUCKET and S3_ENDPOINT rejects/],
  ])('fails for the response %i %s', async (status, code, sentence) => {
    await withServerAnswering(status, code, async (storage) => {
      await expect(storage.check(() => expect.unreachable())).rejects.toThrow(sentence)
    })
  })

  test('continues on a server error', async () => {
    warned.length = 0
    await withServerAnswering(503, 'SlowDown', (storage) => storage.check(warn))
    expect(warned).toEqual([expect.stringMatching(/does not respond \(/)])
  })
})

async function withServerAnswering(
  status: number,
  code: string,
  work: (storage: Storage) => Promise<void>,
): Promise<void> {
  const answering = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`)
  }).listen(0, '127.0.0.1')
  await once(answering, 'listening')
  const address = answering.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    await work(await openS3Storage({ S3_ENDPOINT: `http://127.0.0.1:${port}` }))
  } finally {
    answering.closeAllConnections()
    answering.close()
  }
}
