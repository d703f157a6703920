import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '#server/testing/members/add-members.ts'
import { ALL_HOURS, book, buy, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.updateTable('users').set({ member_id: null }).execute()
  await app.services.db.deleteFrom('member_id_counters').execute()
})
afterAll(() => app.close())

let seats = 0
/** Pays as a new member and returns the member ID. */
async function nextId(): Promise<string | null> {
  const seat = SEATS[seats++ % 40]?.id ?? 'A1'
  const { dyanpittId } = await buy(await addMember(app), { seat, batch: ALL_HOURS, start: today() })
  return dyanpittId
}

const today = () => app.services.today()

test('numbers are consecutive within a month [member-id-5]', async () => {
  expect([await nextId(), await nextId(), await nextId()]).toEqual([
    '@DA202603001',
    '@DA202603002',
    '@DA202603003',
  ])
})

test('months and years begin at midnight in Kolkata', async () => {
  app.clock.now = new Date('2026-03-31T18:29:59Z')
  expect(await nextId()).toBe('@DA202603001')
  app.clock.now = new Date('2026-03-31T18:30:00Z')
  expect(await nextId()).toBe('@DA202604001')
  app.clock.now = new Date('2026-12-31T18:30:00Z')
  expect(await nextId()).toBe('@DA202701001')
})

test('after 999 in a month, the month’s digits continue from 13 [member-id-6]', async () => {
  const { db } = app.services
  await db.insertInto('member_id_counters').values({ year: 2026, month: 3, last: 998 }).execute()
  expect([await nextId(), await nextId(), await nextId()]).toEqual([
    '@DA202603999',
    '@DA202613001',
    '@DA202613002',
  ])
  app.clock.now = new Date('2026-04-15T04:30:00Z')
  expect(await nextId()).toBe('@DA202604001')
})

test('two full months share the overflow numbers, and 14 follows 13', async () => {
  const { db } = app.services
  await db
    .insertInto('member_id_counters')
    .values([
      { year: 2026, month: 3, last: 999 },
      { year: 2026, month: 4, last: 999 },
      { year: 2026, month: 13, last: 998 },
    ])
    .execute()
  const march = await nextId()
  app.clock.now = new Date('2026-04-15T04:30:00Z')
  expect([march, await nextId()]).toEqual(['@DA202613999', '@DA202614001'])
})

test('a failed payment uses no number [member-id-7]', async () => {
  const [late, quick] = [await addMember(app), await addMember(app)]
  await book(late, { seat: 'A1' })
  app.clock.advance({ minutes: 30 })
  await book(quick, { seat: 'A1' })
  expect((await pay(late)).status).toBe(409)
  expect((await pay(quick)).reply().dyanpittId).toBe('@DA202603001')
})
