import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf } from '#server/testing/members/front-desk.ts'
import { reserveSeat } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cancelBooking } from '#shared/contract/booking/desk-booking.ts'
import { STATEMENT_FILE } from '#shared/contract/desk-endpoints.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import * as calls from '#shared/contract/money/statement.ts'
import { confirmUtr, sendUtr } from '#shared/contract/money/upi-claim.ts'
import { me } from '#shared/contract/user/auth.ts'
import { eraseUser, exportData } from '#shared/contract/user/privacy.ts'
import type { StatementFilter } from '#shared/domain/money/statement.ts'
import type { StatementMapping } from '#shared/domain/money/statement-table.ts'

const MAPPING = { date: 0, narration: 1, amount: 3, reference: null, type: null }
/** The price of the seats in these tests, in rupees. */
const PRICE = 999
const UTRS = ['512345678901', '512345678902', '512345678903'] as const

let app: TestApp
let admin: AddedMember
let otherAdmin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
  admin = await addMember(app, { role: 'admin', membership: false })
  otherAdmin = await addMember(app, { role: 'super_admin', membership: false })
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('audit_log').execute()
  await app.services.db.deleteFrom('statement_mappings').execute()
  // A test moves the clock beyond the end of their sessions.
  await Promise.all([logInAgain(app, admin), logInAgain(app, otherAdmin)])
})
afterAll(() => app.close())

type Line = { utr?: string; day?: string; amount?: number; text?: string }

/** A statement with these credits and a debit. */
function statementOf(...lines: Line[]): string {
  const rows = lines.map(
    ({ utr = '', day = '10/03/26', amount = PRICE, text = 'UPI' }) =>
      `${day},${text}-${utr}-SEAT,,${amount}.00,1`,
  )
  const debit = '10/03/26,ELECTRICITY,500.00,,1'
  return ['Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance', ...rows, debit].join(
    '\r\n',
  )
}

const importText = (text: string, by = admin, mapping: StatementMapping = MAPPING) =>
  by.call(calls.importStatement, { body: { text, mapping } })

const importResult = async (text: string) => (await importText(text)).reply().data

async function listedRows(show?: StatementFilter) {
  const answer = await admin.call(calls.listStatement, { query: show ? { show } : {} })
  return answer.reply().data.rows
}

const confirm = (id: string, paymentId: string, by = admin) =>
  by.call(calls.confirmStatementRow, { params: { id }, body: { paymentId } })

const ignore = (id: string, ignored = true) =>
  admin.call(calls.ignoreStatementRow, { params: { id }, body: { ignored } })

/** A member who has reserved a seat, and sent the UTR if given. */
async function reserve(
  seat: string,
  { utr, method = 'upi' }: { utr?: string; method?: 'upi' | 'cash' } = {},
): Promise<AddedMember> {
  const member = await addMember(app)
  await reserveSeat(member, { seat }, method)
  if (utr !== undefined) {
    const sent = await member.call(sendUtr, { body: { utr } })
    sent.expectSuccess()
  }
  return member
}

const bookingIdOf = async (member: AddedMember) => (await bookingOf(admin, member)).id

const hasPaid = async (member: AddedMember) => (await member.call(me)).reply().user.bookingCompleted

/** Everything that an import may change, except the log of imports. */
async function booksAndRows(): Promise<unknown> {
  const { rows } = await sql`SELECT
    (SELECT jsonb_agg(r ORDER BY number) FROM statement_rows r) AS rows,
    (SELECT jsonb_agg(p ORDER BY id) FROM payments p) AS payments,
    (SELECT jsonb_agg(c ORDER BY id) FROM upi_claims c) AS claims,
    (SELECT jsonb_agg(r ORDER BY number) FROM receipts r) AS receipts,
    (SELECT jsonb_agg(p ORDER BY journal_id, line) FROM postings p) AS postings,
    (SELECT count(*)::int FROM audit_log WHERE action <> 'statement.import') AS changes`.execute(
    app.services.db,
  )
  return rows[0]
}

const count = async (table: 'receipts' | 'statement_rows') => {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*)::int FROM ${sql.table(table)}`.execute(app.services.db)
  return rows[0]?.count
}

test('UTR and amount confirm a payment, with receipt, mail, ledger and audit entry [statement-20]', async () => {
  const member = await reserve('A1', { utr: UTRS[0] })
  const other = await reserve('A2', { utr: UTRS[1] })
  expect(
    await importResult(statementOf({ utr: UTRS[0] }, { text: 'CASH DEPOSIT', amount: 50 })),
  ).toEqual({
    added: 2,
    known: 0,
    debits: 1,
    unreadable: 0,
    confirmed: 1,
    linked: 0,
  })
  expect(await hasPaid(member)).toBe(true)
  expect(await hasPaid(other)).toBe(false)
  expect((await app.mail(member.email, /receipt/i)).text).toContain('You paid by UPI.')
  expect(await listedRows('matched')).toMatchObject([
    { amount: PRICE * 100, name: 'Ravi Patil', seat: 'A1', state: 'matched', suggestions: [] },
  ])
  expect(await listedRows('left')).toMatchObject([
    { narration: 'CASH DEPOSIT--SEAT', amount: 5_000 },
  ])
  const postings = await app.services.db
    .selectFrom('postings')
    .select('amount')
    .where('account', '=', 'upi')
    .execute()
  expect(postings).toEqual([{ amount: String(PRICE * 100) }])
  const log = await app.services.db
    .selectFrom('audit_log')
    .select(['admin_id as by', 'action', 'details'])
    .orderBy('id')
    .execute()
  expect(log).toMatchObject([
    { by: admin.id, action: 'statement.import', details: { added: 2, known: 0, debits: 1 } },
    { by: admin.id, action: 'payment.confirm', details: { amount: PRICE, utr: UTRS[0] } },
  ])
})

test('importing again changes nothing, in whole or in part, whoever does it [statement-21]', async () => {
  await reserve('A1', { utr: UTRS[0] })
  await reserve('A2')
  const lines = [{ utr: UTRS[0] }, { text: 'SAME' }, { text: 'SAME' }, { utr: UTRS[1], amount: 7 }]
  await importResult(statementOf(...lines))
  const before = await booksAndRows()
  const nothing = { added: 0, debits: 1, unreadable: 0, confirmed: 0, linked: 0 }
  expect(await importResult(statementOf(...lines))).toEqual({ ...nothing, known: 4 })
  expect(await importResult(statementOf(...lines.slice(1, 3)))).toEqual({ ...nothing, known: 2 })
  const again = await importText(statementOf(...lines.toReversed()), otherAdmin)
  expect(again.reply().data).toEqual({ ...nothing, known: 4 })
  expect(await booksAndRows()).toEqual(before)
})

test('a statement that two people import concurrently is imported once [statement-22]', async () => {
  const members = await Promise.all(UTRS.map((utr, at) => reserve(`A${at + 1}`, { utr })))
  const lines = UTRS.map((utr) => ({ utr }))
  const answers = await Promise.all([
    importText(statementOf(...lines)),
    importText(statementOf(...lines.toReversed()), otherAdmin),
    importText(statementOf(...lines, { text: 'MORE' }), otherAdmin),
  ])
  const sums = answers.map((answer) => answer.reply().data)
  expect(sums.reduce((sum, { added }) => sum + added, 0)).toBe(4)
  expect(sums.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(3)
  expect(sums.reduce((sum, { linked }) => sum + linked, 0)).toBe(0)
  expect(await Promise.all(members.map(hasPaid))).toEqual([true, true, true])
  expect([await count('receipts'), await count('statement_rows')]).toEqual([3, 4])
})

test('a claim that reception confirmed is only linked [statement-23]', async () => {
  const member = await reserve('A1', { utr: UTRS[0] })
  const params = { id: await bookingIdOf(member) }
  const confirmed = await otherAdmin.call(confirmUtr, { params, body: { utr: UTRS[0] } })
  confirmed.expectSuccess()
  const twice = [{ utr: UTRS[0] }, { utr: UTRS[0], text: 'AGAIN' }]
  expect(await importResult(statementOf(...twice))).toMatchObject({ confirmed: 0, linked: 1 })
  expect(await listedRows('matched')).toMatchObject([{ seat: 'A1' }])
  expect(await listedRows('left')).toHaveLength(1)
  expect(await count('receipts')).toBe(1)
})

test('the next import finishes what an interrupted one did not do [statement-24]', async () => {
  const members = [
    await reserve('A1', { utr: UTRS[0] }),
    await reserve('A2', { utr: UTRS[1] }),
    await reserve('A3', { utr: UTRS[2] }),
  ]
  const { db } = app.services
  await sql`CREATE FUNCTION fail_receipt() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''stopped''; END'`.execute(db)
  await sql`CREATE TRIGGER fail_receipt BEFORE INSERT ON receipts FOR EACH ROW
    WHEN (NEW.user_id = ${sql.lit(members[1]?.id)}) EXECUTE FUNCTION fail_receipt()`.execute(db)
  const text = statementOf(...UTRS.map((utr) => ({ utr })))
  try {
    expect((await importText(text)).status).toBe(500)
  } finally {
    await sql`DROP FUNCTION fail_receipt CASCADE`.execute(db)
  }
  expect(await Promise.all(members.map(hasPaid))).toEqual([true, false, false])
  expect(await listedRows('suggested')).toMatchObject([
    { state: 'suggested' },
    { state: 'suggested' },
  ])
  expect(await importResult(text)).toMatchObject({ added: 0, known: 3, confirmed: 2 })
  expect(await Promise.all(members.map(hasPaid))).toEqual([true, true, true])
  expect(await count('receipts')).toBe(3)
})

test('a payment that cannot be confirmed now stays unmatched and is suggested; the others are confirmed [statement-25]', async () => {
  const first = await reserve('A1', { utr: UTRS[0] })
  const second = await reserve('A2', { utr: UTRS[1] })
  const { db } = app.services
  // Its seat was closed after its hold had expired.
  await db
    .updateTable('bookings')
    .set({ held_until: new Date(app.clock.now.getTime() - 1) })
    .where('seat_id', '=', 'A1')
    .execute()
  await db.updateTable('seats').set({ closed: true }).where('id', '=', 'A1').execute()
  const text = statementOf({ utr: UTRS[0] }, { utr: UTRS[1] })
  expect(await importResult(text)).toMatchObject({ added: 2, confirmed: 1 })
  expect([await hasPaid(first), await hasPaid(second)]).toEqual([false, true])
  const [row] = await listedRows('suggested')
  expect(row?.suggestions).toMatchObject([{ fit: 'utr', seat: 'A1', waiting: true }])
  const refused = await confirm(row?.id ?? '', row?.suggestions[0]?.paymentId ?? '')
  expect(refused).toMatchObject(refusal('seatNoLongerFree'))
  await db.updateTable('seats').set({ closed: false }).where('id', '=', 'A1').execute()
  expect(await importResult(text)).toMatchObject({ added: 0, confirmed: 1 })
})

describe('a suggestion', () => {
  test('by UTR with another amount is confirmed with one click, once [statement-26]', async () => {
    const member = await reserve('A1', { utr: UTRS[0] })
    expect(await importResult(statementOf({ utr: UTRS[0], amount: 900 }))).toMatchObject({
      confirmed: 0,
    })
    const [row] = await listedRows('suggested')
    expect(row).toMatchObject({
      state: 'suggested',
      amount: 90_000,
      name: null,
      seat: null,
      recorded: null,
      suggestions: [{ fit: 'otherAmount', amount: PRICE, name: 'Ravi Patil', seat: 'A1' }],
    })
    const [id, paymentId] = [row?.id ?? '', row?.suggestions[0]?.paymentId ?? '']
    const answers = await Promise.all([confirm(id, paymentId), confirm(id, paymentId, otherAdmin)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await hasPaid(member)).toBe(true)
    expect(await count('receipts')).toBe(1)
    expect(await listedRows('suggested')).toEqual([])
    expect(await listedRows('matched')).toMatchObject([{ amount: 90_000, recorded: PRICE }])
  })

  test('a payment of the same amount is suggested if its day is near and no UTR differs; cash never is [statement-27]', async () => {
    const [near, cash, paid] = [
      await reserve('A1'),
      await reserve('A2', { method: 'cash' }),
      await reserve('A3'),
    ]
    await reserve('A4', { utr: UTRS[2] })
    const params = { id: await bookingIdOf(paid) }
    const atDesk = await admin.call(confirmPayment, { params, body: { paymentMethod: 'upi' } })
    atDesk.expectSuccess()
    const days = ['06/03/26', '07/03/26', '13/03/26', '14/03/26']
    const text = statementOf(...days.map((day) => ({ day, utr: UTRS[0] })))
    expect(await importResult(text)).toMatchObject({ added: 4, confirmed: 0, linked: 0 })
    const suggested = await listedRows('suggested')
    const seats = suggested.map(({ day, suggestions }) => [
      day,
      suggestions.map(({ seat, waiting }) => [seat, waiting]).toSorted(),
    ])
    expect(seats).toEqual([
      [
        '2026-03-13',
        [
          ['A1', true],
          ['A3', false],
        ],
      ],
      [
        '2026-03-07',
        [
          ['A1', true],
          ['A3', false],
        ],
      ],
    ])
    expect((await listedRows('left')).map(({ day }) => day)).toEqual(['2026-03-14', '2026-03-06'])

    const confirmFor = async (row: (typeof suggested)[number] | undefined, seat: string) => {
      const found = row?.suggestions.find((each) => each.seat === seat)
      return confirm(row?.id ?? '', found?.paymentId ?? '')
    }
    expect((await confirmFor(suggested[0], 'A1')).status).toBe(200)
    expect(await confirmFor(suggested[1], 'A1')).toMatchObject(refusal('statementChanged'))
    expect((await confirmFor(suggested[1], 'A3')).status).toBe(200)
    expect([await hasPaid(near), await hasPaid(cash)]).toEqual([true, false])
    expect(await count('receipts')).toBe(2)
    const log = await app.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'statement.link')
      .execute()
    expect(log).toHaveLength(1)
  })

  test('of a credit without a UTR is found by its amount, even if the member entered a UTR [statement-28]', async () => {
    await reserve('A1', { utr: UTRS[2] })
    await importResult(statementOf({ text: 'IMPS FROM RAVI' }))
    const [row] = await listedRows('suggested')
    expect(row?.suggestions).toMatchObject([{ fit: 'amount', seat: 'A1' }])
    const confirmed = await confirm(row?.id ?? '', row?.suggestions[0]?.paymentId ?? '')
    expect(confirmed.status).toBe(200)
    const [claim] = await app.services.db.selectFrom('upi_claims').select('status').execute()
    expect(claim).toEqual({ status: 'confirmed' })
  })

  test('ends when the booking is cancelled, and nothing else can be matched [statement-29]', async () => {
    const member = await reserve('A1', { utr: UTRS[0] })
    await importResult(statementOf({ utr: UTRS[0], amount: 900 }, { text: 'OTHER', amount: 5 }))
    const [row] = await listedRows('suggested')
    const [other] = await listedRows('left')
    const paymentId = row?.suggestions[0]?.paymentId ?? ''
    expect(await confirm(other?.id ?? '', paymentId)).toMatchObject(refusal('statementChanged'))
    expect(await confirm(row?.id ?? '', 'pay_unknown')).toMatchObject(refusal('notFound'))
    expect(await confirm(crypto.randomUUID(), paymentId)).toMatchObject(refusal('notFound'))
    await admin.call(cancelBooking, { params: { id: await bookingIdOf(member) } })
    expect(await listedRows('suggested')).toEqual([])
    expect(await confirm(row?.id ?? '', paymentId)).toMatchObject(refusal('notFound'))
  })
})

test('a row can be marked as not for the hall, and put back in the list [statement-30]', async () => {
  await reserve('A1', { utr: UTRS[0] })
  await importResult(statementOf({ utr: UTRS[0] }, { text: 'RENT OF SHOP', amount: 20_000 }))
  const [left] = await listedRows('left')
  const id = left?.id ?? ''
  const both = await Promise.all([ignore(id), ignore(id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await listedRows('left')).toEqual([])
  expect(await listedRows('ignored')).toMatchObject([{ id, state: 'ignored', suggestions: [] }])
  expect((await ignore(id, false)).status).toBe(200)
  expect(await listedRows('left')).toMatchObject([{ id }])
  const [matched] = await listedRows('matched')
  expect(await ignore(matched?.id ?? '')).toMatchObject(refusal('statementChanged'))
  expect(await ignore(crypto.randomUUID())).toMatchObject(refusal('notFound'))
  const log = await app.services.db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(log.map(({ action }) => action).slice(2)).toEqual(['statement.ignore', 'statement.return'])
})

test('the columns are guessed, and remembered for the next statement of the bank [statement-31]', async () => {
  const text = `Account of the hall\n${statementOf({ utr: UTRS[0] })}`
  const preview = async () =>
    (await admin.call(calls.previewStatement, { body: { text } })).reply().data
  expect(await preview()).toMatchObject({
    saved: false,
    total: 2,
    mapping: MAPPING,
    lines: [['10/03/26', `UPI-${UTRS[0]}-SEAT`, '', '999.00', '1'], ['10/03/26']].map((cells) =>
      expect.arrayContaining(cells),
    ),
  })
  const corrected = { ...MAPPING, reference: 2 }
  const done = await importText(text, admin, corrected)
  done.expectSuccess()
  expect(await preview()).toMatchObject({ saved: true, mapping: corrected })
  const wrong = await importText(text, admin, { ...MAPPING, date: 1 })
  expect(wrong).toMatchObject(refusal('statementColumnsWrong'))
  expect(await preview()).toMatchObject({ mapping: corrected })
  const none = await admin.call(calls.previewStatement, { body: { text: 'PK\u0003\u0004' } })
  expect(none).toMatchObject(refusal('statementNotText'))
  const large = await importText('x'.repeat(2 * 1024 * 1024 + 1))
  expect(large).toMatchObject(refusal('statementTooLarge'))
})

test('receptionists and students neither see nor import the statement [statement-32]', async () => {
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  const student = await addMember(app)
  const params = { id: crypto.randomUUID() }
  const text = statementOf({ utr: UTRS[0] })
  for (const user of [receptionist, student]) {
    const answers = [
      await user.call(calls.listStatement),
      await user.call(calls.listMissingPayments),
      await user.call(calls.previewStatement, { body: { text } }),
      await importText(text, user),
      await confirm(params.id, 'pay_1', user),
      await user.call(calls.ignoreStatementRow, { params, body: { ignored: true } }),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refusal('notAllowed'))
  }
  expect(await count('statement_rows')).toBe(0)
})

test('narrations are erased after 12 months, or with the member; importing again does not bring them back [statement-33]', async () => {
  const member = await reserve('A1', { utr: UTRS[0] })
  const text = statementOf({ utr: UTRS[0] }, { text: 'OLD', day: '09/03/26', amount: 5 })
  await importResult(text)
  const texts = async () => (await listedRows()).map(({ narration, utrs }) => [narration, utrs])
  expect(await texts()).toEqual([
    [`UPI-${UTRS[0]}-SEAT`, []],
    ['OLD--SEAT', []],
  ])
  const erased = await otherAdmin.call(eraseUser, {
    params: { id: member.id },
    body: { freeSeats: true },
  })
  erased.expectSuccess()
  const withoutNarration = [
    ['', [UTRS[0]]],
    ['OLD--SEAT', []],
  ]
  expect(await texts()).toEqual(withoutNarration)
  expect(await importResult(text)).toMatchObject({ added: 0, known: 2 })
  expect(await texts()).toEqual(withoutNarration)
  const other = await reserve('A2')
  expect(await other.call(sendUtr, { body: { utr: UTRS[0] } })).toMatchObject(refusal('utrUsed'))
  app.clock.now = new Date('2027-03-09T18:29:59Z')
  await cleanUp(app.services)
  const storedNarrations = () =>
    app.services.db.selectFrom('statement_rows').select('narration').execute()
  expect((await storedNarrations()).map(({ narration }) => narration).toSorted()).toEqual([
    '',
    'OLD--SEAT',
  ])
  app.clock.now = new Date('2027-03-09T18:30:00Z')
  await cleanUp(app.services)
  expect((await storedNarrations()).map(({ narration }) => narration)).toEqual(['', ''])
  const storedUtrs = await app.services.db.selectFrom('statement_rows').select('utrs').execute()
  expect(storedUtrs.flatMap(({ utrs }) => utrs)).toEqual([UTRS[0]])
})

test("a member's data file contains the lines that paid their bookings [statement-35]", async () => {
  const member = await reserve('A1', { utr: UTRS[0] })
  await reserve('A2', { utr: UTRS[1] })
  await importResult(statementOf({ utr: UTRS[0] }, { utr: UTRS[1] }, { text: 'OTHER' }))
  const { bankLines, payments } = (await member.call(exportData)).reply().data
  expect(bankLines).toEqual([
    {
      day: '2026-03-10',
      amount: PRICE,
      narration: `UPI-${UTRS[0]}-SEAT`,
      utrs: [UTRS[0]],
      paymentId: payments[0]?.id,
    },
  ])
})

test('lists 50 rows a page, newest first [statement-34]', async () => {
  const lines = Array.from({ length: 52 }, (_, at) => ({
    text: `LINE ${at}`,
    amount: 5,
    day: at === 30 ? '11/03/26' : '10/03/26',
  }))
  await importResult(statementOf(...lines))
  const page = async (number: number) => {
    const query = { show: 'left', page: String(number) }
    return (await admin.call(calls.listStatement, { query })).reply().data
  }
  const first = await page(1)
  expect(first).toMatchObject({ total: 52, page: 1 })
  expect(first.rows).toHaveLength(50)
  expect(first.rows[0]).toMatchObject({ narration: 'LINE 30--SEAT', day: '2026-03-11' })
  expect((await page(2)).rows).toHaveLength(2)
})

const confirmAtDesk = async (member: AddedMember, utr?: string) => {
  const body = { paymentMethod: 'upi', ...(utr !== undefined && { utr }) } as const
  return admin.call(confirmPayment, { params: { id: await bookingIdOf(member) }, body })
}

const confirmClaim = async (member: AddedMember, utr: string) =>
  admin.call(confirmUtr, { params: { id: await bookingIdOf(member) }, body: { utr } })

test('the statement links a payment by the UTR that reception typed [statement-42]', async () => {
  const member = await reserve('A1')
  for (let times = 0; times < 2; times++) {
    const confirmed = await confirmAtDesk(member, '5123 4567 8901')
    confirmed.expectSuccess()
  }
  const [payment] = await app.services.db.selectFrom('payments').select('reference').execute()
  expect(payment?.reference).toBe(UTRS[0])
  const statement = statementOf({ utr: UTRS[0] }, { utr: UTRS[1] })
  expect(await importResult(statement)).toMatchObject({ added: 2, confirmed: 0, linked: 1 })
})

test('reception cannot record one transfer for two payments [statement-43]', async () => {
  const [first, second, third] = [await reserve('A1'), await reserve('A2'), await reserve('A3')]
  const confirmed = await confirmAtDesk(first, UTRS[0])
  confirmed.expectSuccess()
  expect(await confirmAtDesk(second, UTRS[0])).toMatchObject(refusal('utrUsed'))
  expect(await hasPaid(second)).toBe(false)
  expect(await second.call(sendUtr, { body: { utr: UTRS[0] } })).toMatchObject(refusal('utrUsed'))

  // Confirmed without its UTR, then linked by amount.
  const withoutUtr = await confirmAtDesk(third)
  withoutUtr.expectSuccess()
  await importText(statementOf({ utr: UTRS[1] }))
  const [row] = await listedRows('suggested')
  const suggested = row?.suggestions.find(({ seat }) => seat === 'A3')
  const linked = await confirm(row?.id ?? '', suggested?.paymentId ?? '')
  linked.expectSuccess()
  expect(await confirmAtDesk(second, UTRS[1])).toMatchObject(refusal('utrUsed'))
})

test('a file has all lines that match, for admins only, and the audit log says who got it [statement-62]', async () => {
  await reserve('A1', { utr: UTRS[0] })
  await reserve('A2', { utr: UTRS[1] })
  await importResult(
    statementOf(
      { utr: UTRS[0] },
      { utr: UTRS[1], amount: 900 },
      { text: '=SUM(1)', amount: 5, day: '09/03/26' },
    ),
  )
  const fileFor = (by: AddedMember, query = '') =>
    app.inject({
      url: `/api${STATEMENT_FILE.url}?${query}`,
      headers: { authorization: `Bearer ${by.token}` },
    })
  const file = await fileFor(admin)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, ...lines] = file.body.split('\r\n')
  expect(head).toBe('\uFEFFDay,Amount (₹),Text,UTR,Status,Name,Seat,Recorded (₹)')
  expect(lines.toSorted()).toEqual([
    '',
    "2026-03-09,5.00,'=SUM(1)--SEAT,,No payment found,,,",
    `2026-03-10,900.00,UPI-${UTRS[1]}-SEAT,,To confirm,,,`,
    `2026-03-10,999.00,UPI-${UTRS[0]}-SEAT,,Matched,Ravi Patil,A1,999`,
  ])
  expect((await fileFor(admin, 'show=left')).body.split('\r\n')).toHaveLength(3)
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  expect((await fileFor(receptionist)).statusCode).toBe(403)
  const log = await app.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'subject'])
    .where('action', '=', 'statement.export')
    .execute()
  const entry = { admin_id: admin.id, subject: 'statement' }
  expect(log).toEqual([entry, entry])
})

/** Confirms a payment without its UTR, imports the bank's row with it, and links them by the amount. */
async function linkByAmount(member: AddedMember, seat: string, utr: string) {
  const confirmed = await confirmAtDesk(member)
  confirmed.expectSuccess()
  await importText(statementOf({ utr }))
  return linkTo(seat)
}

async function linkTo(seat: string) {
  const row = (await listedRows()).find(({ state }) => state !== 'matched')
  const suggested = row?.suggestions.find((each) => each.seat === seat)
  return () => confirm(row?.id ?? '', suggested?.paymentId ?? '')
}

test('a member cannot send the UTR of a transfer that the statement linked to another payment [statement-80]', async () => {
  const [first, second] = [await reserve('A1'), await reserve('A2')]
  const link = await linkByAmount(first, 'A1', UTRS[0])
  const linked = await link()
  linked.expectSuccess()
  expect(await second.call(sendUtr, { body: { utr: UTRS[0] } })).toMatchObject(refusal('utrUsed'))
  const sent = await second.call(sendUtr, { body: { utr: UTRS[1] } })
  sent.expectSuccess()
  expect(await second.call(sendUtr, { body: { utr: UTRS[0] } })).toMatchObject(refusal('utrUsed'))
})

test('a transfer whose UTR another member sent is neither linked to a payment nor confirmed twice [statement-81]', async () => {
  const [first, second] = [await reserve('A1'), await reserve('A2')]
  const link = await linkByAmount(first, 'A1', UTRS[0])
  const sent = await second.call(sendUtr, { body: { utr: UTRS[0] } })
  sent.expectSuccess()
  expect(await link()).toMatchObject(refusal('utrUsed'))
  const confirmed = await confirmClaim(second, UTRS[0])
  confirmed.expectSuccess()
  expect(await link()).toMatchObject(refusal('utrUsed'))

  // A claim from before the rule.
  const { db } = app.services
  const third = await reserve('A3', { utr: UTRS[1] })
  await importText(statementOf({ utr: UTRS[2] }))
  const other = await linkTo('A1')
  const linked = await other()
  linked.expectSuccess()
  await sql`ALTER TABLE upi_claims DISABLE TRIGGER utr_pays_once`.execute(db)
  await db.updateTable('upi_claims').set({ utr: UTRS[2] }).where('utr', '=', UTRS[1]).execute()
  await sql`ALTER TABLE upi_claims ENABLE TRIGGER utr_pays_once`.execute(db)
  expect(await confirmClaim(third, UTRS[2])).toMatchObject(refusal('utrUsed'))
})

test.each(['sending', 'typing'] as const)(
  'linking a transfer and %s its UTR at the same time do not both succeed [statement-82]',
  async (how) => {
    const [utr] = UTRS
    const [first, second] = [await reserve('A1'), await reserve('B6')]
    const link = await linkByAmount(first, 'A1', utr)
    const rival =
      how === 'typing' ? confirmAtDesk(second, utr) : second.call(sendUtr, { body: { utr } })
    const answers = await Promise.all([link(), rival])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal('utrUsed'))
  },
)
