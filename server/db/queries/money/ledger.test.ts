import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addJournals } from '#server/db/queries/money/ledger.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { buy } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { Journal, Posting } from '#shared/domain/money/ledger.ts'

let app: TestApp
let userId: string
let known: { bookingId: string; paymentId: string }
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await freshStart(app)
  const member = await addMember(app)
  await buy(member, { seat: 'A1' })
  userId = member.id
  const { id, booking_id } = await app.services.db
    .selectFrom('payments')
    .select(['id', 'booking_id'])
    .executeTakeFirstOrThrow()
  known = { bookingId: booking_id, paymentId: id }
})
afterAll(() => app.close())

function addJournal(event: string, postings: readonly Posting[]) {
  const journal: Journal = {
    kind: 'payment',
    event,
    ...known,
    shiftId: null,
    madeBy: null,
    postings,
  }
  return app.services.db
    .transaction()
    .execute((trx) => addJournals(trx, [{ ...journal, day: '2026-03-10' }], app.clock.now))
}

const CASH = { account: 'cash', userId: null } as const
const memberAccount = () => ({ account: 'members', userId }) as const

test.for([
  [
    'whose postings do not add up to zero',
    () => [
      { ...CASH, paise: 2 },
      { ...memberAccount(), paise: -1 },
    ],
  ],
  ['with a single posting', () => [{ ...CASH, paise: 2 }]],
  [
    'with a posting of nothing',
    () => [
      { ...CASH, paise: 0 },
      { ...memberAccount(), paise: 0 },
    ],
  ],
  [
    'that names no member who owes',
    () => [
      { ...CASH, paise: 2 },
      { ...memberAccount(), userId: null, paise: -2 },
    ],
  ],
] as const)('the database rejects a journal %s [ledger-8]', async ([, postings]) => {
  const before = await ledgerBalances(app.services.db)
  await expect(addJournal('payment:x', postings())).rejects.toMatchObject({ code: '23514' })
  expect(await ledgerBalances(app.services.db)).toEqual(before)
})

test('the database rejects the same event a second time [ledger-9]', async () => {
  const postings = [
    { ...CASH, paise: 100 },
    { ...memberAccount(), paise: -100 },
  ]
  await addJournal('payment:x', postings)
  await expect(addJournal('payment:x', postings)).rejects.toMatchObject({ code: '23505' })
  expect((await ledgerBalances(app.services.db)).cash).toBe(1)
})

test.for([
  'UPDATE journals SET day = day + 1',
  'DELETE FROM journals',
  'TRUNCATE journals CASCADE',
  'UPDATE postings SET amount = amount * 2',
  'DELETE FROM postings',
  'TRUNCATE postings',
])('the database rejects %s [ledger-10]', async (statement) => {
  const { db } = app.services
  const before = await ledgerBalances(db)
  await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '23001' })
  expect(await ledgerBalances(db)).toEqual(before)
})

test('the database rejects postings that are added to a complete journal [ledger-11]', async () => {
  const { db } = app.services
  const before = await ledgerBalances(db)
  const added = sql`
    INSERT INTO postings SELECT id, 3, 'cash', NULL::uuid, 5 FROM journals UNION ALL SELECT id, 4, 'fees', NULL::uuid, -5 FROM journals
  `.execute(db)
  await expect(added).rejects.toMatchObject({ code: '23514', constraint: 'postings_complete' })
  expect(await ledgerBalances(db)).toEqual(before)
})

test('the database rejects a journal without its postings [ledger-12]', async () => {
  const { db } = app.services
  const added = sql`
    INSERT INTO journals (kind, event, day, lines, booking_id, payment_id, created_at)
    SELECT 'charge', 'charge:y', day, 2, booking_id, payment_id, created_at FROM journals LIMIT 1
  `.execute(db)
  await expect(added).rejects.toMatchObject({ constraint: 'journals_balanced' })
})
