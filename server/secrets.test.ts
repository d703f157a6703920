import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './secrets.ts'
import { StartupError } from './startup-error.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a secret is generated once and then kept', async () => {
  const first = await keptSecret(dataDir, 'session')
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(await keptSecret(dataDir, 'session')).toBe(first)
  expect(await keptSecret(dataDir, 'database')).not.toBe(first)
})

test('only this user can read it', async () => {
  await keptSecret(dataDir, 'session')
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'secrets', 'session'))).mode & 0o777).toBe(0o600)
})

test('many who ask at once get the same one, and no draft is left', async () => {
  const asked = await Promise.all(Array.from({ length: 20 }, () => keptSecret(dataDir, 'session')))
  expect(new Set(asked).size).toBe(1)
  expect(await readFile(join(dataDir, 'secrets', 'session'), 'utf8')).toBe(asked[0])
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['session'])
})

test('a data folder that cannot hold it ends in one sentence', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  await expect(keptSecret(file, 'session')).rejects.toThrow(StartupError)
})
