import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { book, buy, newPaymentId, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

async function receiptsOf(member: AddedMember) {
  return (await member.call(listReceipts, {})).reply().data
}

test('a payment gets a receipt, which only its member can read [receipt-4]', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  const { dyanpittId } = await buy(member, { seat: 'A5' })
  expect(await receiptsOf(member)).toEqual([
    {
      number: 'DA/25-26/00001',
      paymentId: expect.stringMatching(/^\w{8}/),
      day: '2026-03-10',
      hall: { name: 'Dyanpeeth Abhyasika', address: '', contactPhone: '' },
      memberId: dyanpittId,
      room: 'Dyandhara Kaksh',
      batch: 'Day Batch (7:00 AM - 10:00 PM)',
      duration: '1 Month',
      seat: 'A5',
      tier: 'gold',
      startDate: '2026-03-10',
      endDate: '2026-04-10',
      renewal: false,
      amount: 1499,
      method: null,
      reference: expect.stringMatching(/^simulated/),
      simulated: true,
      tax: null,
    },
  ])
  expect(await receiptsOf(other)).toEqual([])
  expect(await openBrowser(app).call(listReceipts, {})).toMatchObject(refusal('notLoggedIn'))
  expect((await app.mail(member.email, /receipt/i)).text).toContain('DA/25-26/00001')
})

test('a receipt keeps the data from when it was issued [receipt-5]', async () => {
  const member = await addMember(app)
  await buy(member, { seat: 'A5' })
  const issued = await receiptsOf(member)
  await sql`UPDATE bookings SET seat_id = 'A4'`.execute(app.services.db)
  expect(await receiptsOf(member)).toEqual(issued)
  const change = sql`UPDATE receipts SET content = '{}'`.execute(app.services.db)
  await expect(change).rejects.toMatchObject({ constraint: 'written_once' })
})

test('a repeated payment call gets no second receipt [receipt-6]', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A5' })
  const id = newPaymentId()
  await Promise.all([pay(member, id), pay(member, id), pay(member, id)])
  expect(await receiptsOf(member)).toHaveLength(1)
})

test('numbers restart on 1 April in the hall’s time zone [receipt-7]', async () => {
  app.clock.now = new Date('2026-03-31T18:29:59Z')
  const [first, second] = [await addMember(app), await addMember(app)]
  await buy(first, { seat: 'A1', start: '2026-04-02' })
  app.clock.advance({ minutes: 1 })
  await buy(second, { seat: 'A2', start: '2026-04-02' })
  expect(
    [...(await receiptsOf(first)), ...(await receiptsOf(second))].map(({ number }) => number),
  ).toEqual(['DA/25-26/00001', 'DA/26-27/00001'])
})

test('concurrent payments leave no gap and repeat no number, even if some are rolled back [receipt-8]', async () => {
  const { db } = app.services
  const seats = SEATS.filter(({ room }) => room === 'Dyandhara Kaksh').slice(0, 12)
  const members = await Promise.all(seats.map(() => addMember(app)))
  await Promise.all(members.map((member, index) => book(member, { seat: seats[index]?.id ?? '' })))
  // About half of the receipts with a number divisible by 3 fail at the commit.
  await sql`
    CREATE FUNCTION fail_some() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.number % 3 = 0 AND random() < 0.5 THEN RAISE EXCEPTION 'no' USING ERRCODE = 'serialization_failure'; END IF;
      RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER fail_some AFTER INSERT ON receipts DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION fail_some();
  `.execute(db)
  try {
    await Promise.all(members.map((member) => pay(member)))
  } finally {
    await sql`DROP TRIGGER fail_some ON receipts; DROP FUNCTION fail_some`.execute(db)
  }
  const completed = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'completed')
    .execute()
  const numbers = await db.selectFrom('receipts').select('number').orderBy('number').execute()
  expect(numbers.map(({ number }) => number)).toEqual(completed.map((_, index) => index + 1))
  expect(completed.length).toBeGreaterThan(0)
})
