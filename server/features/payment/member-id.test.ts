import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { book, buy, pay } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { SEATS } from '#shared/domain/seats.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(async () => {
  await freshStart(hall)
  await hall.services.db.updateTable('users').set({ member_id: null }).execute()
  await hall.services.db.deleteFrom('member_id_counters').execute()
})
afterAll(() => hall.close())

let seats = 0
/** The member ID of a new member who pays now. */
async function nextId(): Promise<string | null> {
  const seat = SEATS[seats++ % 40]?.id ?? 'A1'
  const { dyanpittId } = await buy(await addMember(hall), { seat, start: today() })
  return dyanpittId
}

const today = () => hall.services.today()

test('numbers run on within a month', async () => {
  expect([await nextId(), await nextId(), await nextId()]).toEqual([
    '@DA202603001',
    '@DA202603002',
    '@DA202603003',
  ])
})

test('a month and a year begin at midnight in Kolkata', async () => {
  hall.clock.now = new Date('2026-03-31T18:29:59Z')
  expect(await nextId()).toBe('@DA202603001')
  hall.clock.now = new Date('2026-03-31T18:30:00Z')
  expect(await nextId()).toBe('@DA202604001')
  hall.clock.now = new Date('2026-12-31T18:30:00Z')
  expect(await nextId()).toBe('@DA202701001')
})

test('past 999 in a month the month’s digits run on from 13', async () => {
  const { db } = hall.services
  await db.insertInto('member_id_counters').values({ year: 2026, month: 3, last: 998 }).execute()
  expect([await nextId(), await nextId(), await nextId()]).toEqual([
    '@DA202603999',
    '@DA202613001',
    '@DA202613002',
  ])
  hall.clock.now = new Date('2026-04-15T04:30:00Z')
  expect(await nextId()).toBe('@DA202604001')
})

test('months that are both full share the numbers that follow, and 14 comes after 13', async () => {
  const { db } = hall.services
  await db
    .insertInto('member_id_counters')
    .values([
      { year: 2026, month: 3, last: 999 },
      { year: 2026, month: 4, last: 999 },
      { year: 2026, month: 13, last: 998 },
    ])
    .execute()
  const march = await nextId()
  hall.clock.now = new Date('2026-04-15T04:30:00Z')
  expect([march, await nextId()]).toEqual(['@DA202613999', '@DA202614001'])
})

test('a payment that fails uses up no number', async () => {
  const [late, quick] = [await addMember(hall), await addMember(hall)]
  await book(late, { seat: 'A1' })
  hall.clock.pass({ minutes: 30 })
  await book(quick, { seat: 'A1' })
  expect((await pay(late)).status).toBe(409)
  expect((await pay(quick)).reply().dyanpittId).toBe('@DA202603001')
})
