import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { book, buy, newPaymentId, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { whileClockPasses } from '#server/testing/process/passing-clock.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { dayText } from '#shared/words/dates.ts'

/** More often than a payment reads the clock. */
const READS_OF_A_PAYMENT = 30

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

test('a payment that is completed while midnight of 31 March passes has the same day on its receipt and in the books [receipt-52]', async () => {
  const midnight = new Date('2026-04-01T00:00:00+05:30')
  const days = new Set<string>()
  for (let reads = 0; reads < READS_OF_A_PAYMENT; reads++) {
    app.clock.now = new Date('2026-03-31T23:59:59+05:30')
    const member = await addMember(app)
    await book(member, { seat: SEATS[reads]?.id ?? '', start: '2026-04-02' })
    const instants = { before: app.clock.now, after: midnight, reads }
    const paid = await whileClockPasses(app.clock, instants, () => pay(member))
    paid.expectSuccess()
    const [receipt] = await receiptsOf(member)
    const journals = app.services.db.selectFrom('journals').select('day').distinct()
    const posted = await journals.where('payment_id', '=', receipt?.paymentId ?? '').execute()
    expect(posted, `after ${reads} reads`).toEqual([{ day: receipt?.day }])
    const { text } = await app.mail(member.email, /receipt/i)
    expect(text).toContain(dayText('en', receipt?.day ?? ''))
    days.add(receipt?.day ?? '')
  }
  expect([...days].toSorted()).toEqual(['2026-03-31', '2026-04-01'])
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
