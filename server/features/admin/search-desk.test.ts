import { beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, buy } from '#server/testing/members/members.ts'
import { searchDesk } from '#shared/contract/admin/desk-search.ts'
import { listStatement } from '#shared/contract/money/statement.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'

const desk = frontDesk()
let receptionist: AddedMember
beforeEach(async () => {
  receptionist = await addMember(desk.app, { role: 'receptionist', membership: false })
})

const NOTHING = { users: [], bookings: [], papers: [], credits: [] }

async function find(search: string, actor = receptionist) {
  return (await actor.call(searchDesk, { query: { search } })).reply().data
}

const updateUser = (id: string, values: { full_name?: string; phone_number?: string }) =>
  desk.app.services.db.updateTable('users').set(values).where('id', '=', id).execute()

test('finds a member and their booking by name, email, member ID, phone, seat and receipt [search-4]', async () => {
  const member = await addMember(desk.app)
  await updateUser(member.id, { full_name: 'Nilambari Deshpande', phone_number: '+919812398123' })
  const { dyanpittId } = await buy(member, { seat: 'B43' })
  const receipt = await desk.app.services.db
    .selectFrom('receipts')
    .select(['series', 'year', 'number'])
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const user = { id: member.id, name: 'Nilambari Deshpande', dyanpittId, role: 'user' }
  const booking = { name: 'Nilambari Deshpande', seat: 'B43', state: 'paid' }
  for (const text of [
    'deshpande nila',
    member.email,
    String(dyanpittId),
    '98123 98123',
    '+919812398123',
    '12398123',
  ]) {
    const found = await find(text)
    expect(found.users, text).toMatchObject([user])
    expect(found.bookings, text).toMatchObject([booking])
  }
  for (const text of ['b43', receiptNumber(receipt)]) {
    expect(await find(text), text).toMatchObject({ users: [], bookings: [booking] })
  }
  const papers = [{ number: receiptNumber(receipt), name: 'Nilambari Deshpande' }]
  expect(await find(receiptNumber(receipt).toLowerCase())).toMatchObject({ papers })
  expect(await find('98123 98124')).toEqual(NOTHING)
  expect(await find('n')).toEqual(NOTHING)
})

test('finds current bookings, and former ones only by their receipt [search-5]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'C13', duration: '1 Day' })
  await desk.app.services.db
    .updateTable('bookings')
    .set({ start_date: '2026-01-01', end_date: '2026-01-02' })
    .where('user_id', '=', member.id)
    .execute()
  const holder = await addMember(desk.app)
  await book(holder, { seat: 'C13' })
  expect((await find('C13')).bookings).toMatchObject([{ state: 'waiting' }])
  expect((await find(member.email)).bookings).toEqual([])
  expect((await find(receiptNumber(await onlyReceipt()))).bookings).toMatchObject([
    { seat: 'C13', endDate: '2026-01-02' },
  ])
})

const onlyReceipt = () =>
  desk.app.services.db
    .selectFrom('receipts')
    .select(['series', 'year', 'number'])
    .executeTakeFirstOrThrow()

test('a receptionist never finds other staff; an admin finds them by name [search-6]', async () => {
  const colleague = await addMember(desk.app)
  await updateUser(colleague.id, { full_name: 'Zubeda Colleague', phone_number: '+919712397123' })
  const { dyanpittId } = await buy(colleague, { seat: 'D20' })
  const receipt = receiptNumber(await onlyReceipt())
  await desk.app.services.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', colleague.id)
    .execute()
  const texts = ['zubeda', colleague.email, '9712397123', String(dyanpittId), 'D20', receipt]
  for (const text of texts) {
    expect(await find(text), text).toEqual(NOTHING)
  }
  const nameOnly = { name: 'Zubeda Colleague', email: null, phoneNumber: null, dyanpittId: null }
  expect((await find('zubeda', desk.admin)).users).toMatchObject([nameOnly])
  for (const text of [colleague.email, '9712397123', String(dyanpittId)]) {
    expect((await find(text, desk.admin)).users, text).toEqual([])
    expect((await find(text, desk.superAdmin)).users, text).toMatchObject([
      { email: colleague.email, phoneNumber: '+919712397123' },
    ])
  }
  expect((await find(receptionist.email)).users).toMatchObject([{ id: receptionist.id }])
})

test('finds a booking by the UTR of a payment, also of a rejected one, and of the bank statement; for admins an unmatched credit, too [search-9]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'B43' })
  const payment = await desk.app.services.db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'user_id'])
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { id: payment_id, ...owner } = payment
  const claim = { ...owner, payment_id, sent_at: new Date() }
  await desk.app.services.db
    .insertInto('upi_claims')
    .values([
      { ...claim, utr: '512345678901', status: 'confirmed' },
      { ...claim, utr: '512345678902', status: 'rejected', reason: 'wrongUtr' },
    ])
    .execute()
  for (const utr of ['512345678901', '5123 4567 8902']) {
    expect((await find(utr)).bookings, utr).toMatchObject([{ seat: 'B43' }])
  }
  expect(await find('512345678903')).toEqual(NOTHING)

  const row = { hash: Buffer.from('row'), day: '2026-03-10', amount: '99900', narration: 'UPI' }
  await desk.app.services.db
    .insertInto('statement_rows')
    .values([
      {
        ...{ ...row, utrs: ['512345678903'], state: 'matched', payment_id },
        matched_at: new Date(),
      },
      { ...row, hash: Buffer.from('left'), utrs: ['512345678904'] },
    ])
    .execute()
  expect((await find('512345678903')).bookings).toMatchObject([{ seat: 'B43' }])
  expect(await find('512345678904')).toEqual(NOTHING)
  const { credits } = await find('5123 4567 8904', desk.admin)
  expect(credits).toEqual([
    { id: expect.any(String), utr: '512345678904', day: '2026-03-10', amount: 99900 },
  ])
  expect((await find('512345678903', desk.admin)).credits).toEqual([])
  for (const utr of ['512345678903', '512345678904']) {
    const listed = (await desk.admin.call(listStatement, { query: { utr } })).reply().data
    expect(listed, utr).toMatchObject({ total: 1 })
  }
  const wrong = await desk.admin.call(listStatement, { query: { utr: '5123' } })
  expect(wrong.status).toBe(400)
})
