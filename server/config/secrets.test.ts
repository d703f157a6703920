import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadOrCreateSecret } from './secrets.ts'
import { StartupError } from './startup-error.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('generates a secret once and then reuses it [security-34]', async () => {
  const first = await loadOrCreateSecret(dataDir, 'session')
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(await loadOrCreateSecret(dataDir, 'session')).toBe(first)
  expect(await loadOrCreateSecret(dataDir, 'database')).not.toBe(first)
})

test('makes the file readable by its owner only [security-35]', async () => {
  await loadOrCreateSecret(dataDir, 'session')
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'secrets', 'session'))).mode & 0o777).toBe(0o600)
})

test('gives concurrent callers the same secret and leaves no temporary file', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => loadOrCreateSecret(dataDir, 'session')),
  )
  expect(new Set(secrets).size).toBe(1)
  expect(await readFile(join(dataDir, 'secrets', 'session'), 'utf8')).toBe(secrets[0])
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['session'])
})

test('throws a StartupError when the data folder is not writable', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  await expect(loadOrCreateSecret(file, 'session')).rejects.toThrow(StartupError)
})

test('refuses an empty file instead of returning it as the secret [security-530]', async () => {
  await loadOrCreateSecret(dataDir, 'session')
  await writeFile(join(dataDir, 'secrets', 'session'), '\n')
  await expect(loadOrCreateSecret(dataDir, 'session')).rejects.toThrow(/session is empty: restore/)
})
