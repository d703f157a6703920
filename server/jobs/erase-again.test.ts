import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAgain } from '#server/erasure/erase-again.ts'
import { readErasureList } from '#server/erasure/erasure-list.ts'
import { addFullMember, FULL_MEMBER, TRACES } from '#server/testing/members/full-member.ts'
import { rowsWith } from '#server/testing/members/personal-traces.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('erases restored users again without an email', async () => {
  const { config, db } = app.services
  const user = await addFullMember(app)
  // As after a restore: the database has the user, but the erasure list contains her.
  const unknown = crypto.randomUUID()
  await writeFile(join(config.dataDir, 'erased-accounts'), `${user.id}\n${unknown}\nno id\n`)
  expect(await eraseAgain(app.services)).toEqual({ users: 1, tours: 0 })
  for (const trace of TRACES) expect(await rowsWith(db, trace), trace).toEqual([])
  expect(await app.mailSubjects(FULL_MEMBER.email)).toEqual([])
  expect(await eraseAgain(app.services)).toEqual({ users: 0, tours: 0 })
})

test('rebuilds a lost erasure list from the database', async () => {
  const { config } = app.services
  const before = await readErasureList(config.dataDir)
  await writeFile(join(config.dataDir, 'erased-accounts'), '')
  await eraseAgain(app.services)
  const after = await readErasureList(config.dataDir)
  expect(after).toHaveLength(1)
  expect(before).toEqual(expect.arrayContaining(after))
})
