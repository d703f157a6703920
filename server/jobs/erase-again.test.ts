import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAgain } from '#server/erasure/erase-again.ts'
import { readErasedLedger } from '#server/erasure/erased-ledger.ts'
import { addFullMember, TRACES, ZEPHYRINE } from '#server/testing/full-member.ts'
import { rowsWith } from '#server/testing/personal-traces.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
afterAll(() => hall.close())

test('whom a restored backup brings back is erased again, without a mail', async () => {
  const { config, db } = hall.services
  const person = await addFullMember(hall)
  // As after a restore: the database knows her, the ledger beside it says that she was erased.
  const unknown = crypto.randomUUID()
  await writeFile(join(config.dataDir, 'erased-accounts'), `${person.id}\n${unknown}\nno id\n`)
  expect(await eraseAgain(hall.services)).toBe(1)
  for (const trace of TRACES) expect(await rowsWith(db, trace), trace).toEqual([])
  expect(await hall.mailSubjects(ZEPHYRINE.email)).toEqual([])
  expect(await eraseAgain(hall.services)).toBe(0)
})

test('a ledger that was lost is written again from the database', async () => {
  const { config } = hall.services
  const before = await readErasedLedger(config.dataDir)
  await writeFile(join(config.dataDir, 'erased-accounts'), '')
  await eraseAgain(hall.services)
  const after = await readErasedLedger(config.dataDir)
  expect(after).toHaveLength(1)
  expect(before).toEqual(expect.arrayContaining(after))
})
