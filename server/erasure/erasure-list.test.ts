import {
  appendFile,
  type FileHandle,
  mkdtemp,
  open,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToErasureList, readErasureList } from './erasure-list.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erasure-list-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const [A, B, C] = [
  '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
  '1c1e7a52-6f0c-4c8e-9a43-0d1f3c1f2a78',
  '2d2e7a52-6f0c-4c8e-9a43-0d1f3c1f2a79',
]

test('appends ids, each once, to a file that only its owner can read', async () => {
  expect(await readErasureList(dataDir)).toEqual([])
  await addToErasureList(dataDir, [A])
  await addToErasureList(dataDir, [B, A])
  await addToErasureList(dataDir, [])
  expect(await readErasureList(dataDir)).toEqual([A, B])
  expect((await stat(join(dataDir, 'erased-accounts'))).mode & 0o777).toBe(0o600)
})

test('ignores a line truncated by a crash', async () => {
  await addToErasureList(dataDir, [A])
  await appendFile(join(dataDir, 'erased-accounts'), B.slice(0, 20))
  expect(await readErasureList(dataDir)).toEqual([A])
})

test('starts a new line after a truncated one', async () => {
  await addToErasureList(dataDir, [A])
  await appendFile(join(dataDir, 'erased-accounts'), B.slice(0, 20))
  await addToErasureList(dataDir, [B])
  await addToErasureList(dataDir, [C])
  expect(await readErasureList(dataDir)).toEqual([A, B, C])
  const text = await readFile(join(dataDir, 'erased-accounts'), 'utf8')
  expect(text).toBe([A, B.slice(0, 20), B, C, ''].join('\n'))
})

test.runIf(process.platform === 'linux')(
  'syncs the new file and its folder for the first entry',
  async () => {
    const synced: string[] = []
    const handle = await open(dataDir)
    const original = handle.sync
    const spy = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (
      this: FileHandle,
    ) {
      synced.push(await readlink(`/proc/self/fd/${this.fd}`))
      await original.call(this)
    })
    await addToErasureList(dataDir, [A])
    spy.mockRestore()
    await handle.close()
    const folder = await realpath(dataDir)
    expect(synced).toEqual([join(folder, 'erased-accounts'), folder])
  },
)
