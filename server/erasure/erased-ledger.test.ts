import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToErasedLedger, readErasedLedger } from './erased-ledger.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ledger-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const [A, B] = ['0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77', '1c1e7a52-6f0c-4c8e-9a43-0d1f3c1f2a78']

test('ids are added to those before, each once, and only this user can read them', async () => {
  expect(await readErasedLedger(dataDir)).toEqual([])
  await addToErasedLedger(dataDir, [A])
  await addToErasedLedger(dataDir, [B, A])
  await addToErasedLedger(dataDir, [])
  expect(await readErasedLedger(dataDir)).toEqual([A, B])
  expect((await stat(join(dataDir, 'erased-accounts'))).mode & 0o777).toBe(0o600)
})

test('a line that a crash has cut off is no id', async () => {
  await addToErasedLedger(dataDir, [A])
  await appendFile(join(dataDir, 'erased-accounts'), B.slice(0, 20))
  expect(await readErasedLedger(dataDir)).toEqual([A])
})
