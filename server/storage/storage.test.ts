import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDiskStorage, type Storage } from './storage.ts'

const UUID = '0b0e7f0a-5b0c-4f3c-9a43-0d9a0c7b1e11'

let dataDir: string
let storage: Storage

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
  storage = createDiskStorage(dataDir)
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test.each([0, 1, 5, 4095, 70_000, 600_001])('returns %i bytes unchanged', async (size) => {
  const bytes = new Uint8Array(randomBytes(size))
  const key = await storage.save('avatars', bytes)
  const read = await storage.read(key)
  expect(read?.byteLength).toBe(size)
  expect(Buffer.compare(read ?? new Uint8Array(), bytes)).toBe(0)
})

test('gives files random names, readable by their owner only [membership-18]', async () => {
  const bytes = new Uint8Array([1, 2, 3])
  const avatar = await storage.save('avatars', bytes)
  const selfie = await storage.save('selfies', bytes)
  expect(avatar).toMatch(/^avatars\/[0-9a-f-]{36}\.webp$/)
  expect(selfie).toMatch(/^selfies\/[0-9a-f-]{36}\.webp$/)
  expect(await storage.save('avatars', bytes)).not.toBe(avatar)
  for (const folder of ['uploads', 'uploads/avatars', 'uploads/selfies']) {
    expect((await stat(join(dataDir, folder))).mode & 0o777).toBe(0o700)
  }
  expect((await stat(join(dataDir, 'uploads', avatar))).mode & 0o777).toBe(0o600)
})

test('removes a picture, and accepts removing it again', async () => {
  const key = await storage.save('selfies', new Uint8Array([1]))
  await storage.remove(key)
  expect(await storage.read(key)).toBeUndefined()
  await storage.remove(key)
  expect(await readdir(join(dataDir, 'uploads', 'selfies'))).toEqual([])
})

test('returns undefined for a picture that was never saved', async () => {
  expect(await storage.read(`avatars/${UUID}.webp`)).toBeUndefined()
})

test('a disk that fails is an error, not a missing picture', async () => {
  await mkdir(join(dataDir, 'uploads', 'avatars', `${UUID}.webp`), { recursive: true })
  await expect(storage.read(`avatars/${UUID}.webp`)).rejects.toThrow()
})

describe('a malformed key never reaches the disk [security-38]', () => {
  beforeEach(async () => {
    await mkdir(join(dataDir, 'uploads', 'avatars'), { recursive: true })
    for (const name of [
      'secret',
      'uploads/secret',
      'uploads/avatars/secret',
      `uploads/${UUID}.webp`,
    ]) {
      await writeFile(join(dataDir, name), 'secret')
    }
  })

  test.each([
    '',
    'secret',
    '../secret',
    'avatars/secret',
    'avatars/../secret',
    'avatars/../../secret',
    'avatars/..%2f..%2fsecret',
    '/avatars/secret',
    `${UUID}.webp`,
    `avatars/../${UUID}.webp`,
    `avatars//${UUID}.webp`,
    `avatars/${UUID}.webp\0`,
    `avatars/${UUID}.webp\n`,
    `avatars/${UUID}.webp/`,
    `avatars/${UUID.toUpperCase()}.webp`,
    `./avatars/${UUID}.webp`,
  ])('%j', async (key) => {
    expect(await storage.read(key)).toBeUndefined()
    await storage.remove(key)
    for (const name of [
      'secret',
      'uploads/secret',
      'uploads/avatars/secret',
      `uploads/${UUID}.webp`,
    ]) {
      expect((await stat(join(dataDir, name))).size).toBe(6)
    }
  })
})
