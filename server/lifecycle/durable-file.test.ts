import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeDurably } from './durable-file.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('writes the whole file, readable by its owner only', async () => {
  const file = join(folder, 'one', 'two', 'file.bin')
  await writeDurably(file, Buffer.from('hello'))
  expect(await readFile(file, 'utf8')).toBe('hello')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'one'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, 'one', 'two'))).mode & 0o777).toBe(0o700)
})

test('replaces an existing file and leaves no temporary file', async () => {
  const file = join(folder, 'file.bin')
  await writeDurably(file, Buffer.from('a longer first text'))
  await writeDurably(file, Buffer.from('second'))
  expect(await readFile(file, 'utf8')).toBe('second')
  expect(await readdir(folder)).toEqual(['file.bin'])
})

test('leaves no temporary file after a failure', async () => {
  await mkdir(join(folder, 'taken'))
  await expect(writeDurably(join(folder, 'taken'), Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})
