import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { payingMember } from '#server/testing/gateway/paying-member.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf, changeSettings } from '#server/testing/members/front-desk.ts'
import { ledgerBalances } from '#server/testing/members/ledger.ts'
import { book, pay } from '#server/testing/members/members.ts'
import { problemsInBooks } from '#server/testing/money/problems-in-books.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { sendUtr } from '#shared/contract/money/upi-claim.ts'
import { me } from '#shared/contract/user/auth.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'

/** The payment at reception of a seat whose member has not chosen how to pay. */

const PRICE = 1499
const UTR = '512345678901'

const confirm = (by: AddedMember, id: string, paymentMethod: PaymentMethod = 'cash') =>
  by.call(confirmPayment, { params: { id }, body: { paymentMethod } })

describe('where members pay at reception', () => {
  let app: TestApp
  let owner: AddedMember
  let receptionist: AddedMember
  beforeAll(async () => {
    app = await createTestApp({ PAYMENTS: 'desk' })
  })
  beforeEach(async () => {
    await freshStart(app)
    owner = await addMember(app, { role: 'super_admin', membership: false })
    receptionist = await addMember(app, { role: 'receptionist', membership: false })
  })
  afterAll(() => app.close())

  async function memberWithHold() {
    const member = await addMember(app)
    ;(await book(member, { seat: 'A5' })).expectSuccess()
    return { member, id: (await bookingOf(owner, member)).id }
  }

  const payments = () =>
    app.services.db
      .selectFrom('payments')
      .select(['amount', 'deposit', 'method', 'status', 'confirmed_by'])
      .execute()

  test('reception takes the payment of a held seat, with its receipt [payment-522]', async () => {
    const { member, id } = await memberWithHold()
    expect(await bookingOf(owner, member)).toMatchObject({ state: 'waiting' })
    const { data } = (await confirm(receptionist, id)).reply()
    expect(data.number).toMatch(/^DA\//)
    expect(await payments()).toEqual([
      {
        amount: PRICE,
        deposit: 0,
        method: 'cash',
        status: 'completed',
        confirmed_by: receptionist.id,
      },
    ])
    expect((await member.call(me)).reply().user).toMatchObject({
      bookingCompleted: true,
      pendingBooking: null,
    })
    // The welcome and the receipt; no mail that asks to pay.
    expect(await app.mailSubjects(member.email)).toHaveLength(2)
    expect(await problemsInBooks(app.services.db)).toEqual([])
  })

  test('reception sees and takes the deposit of a held seat [deposit-61]', async () => {
    ;(await changeSettings(owner, { depositMode: 'kept' })).expectSuccess()
    const { member, id } = await memberWithHold()
    expect(await bookingOf(owner, member)).toMatchObject({ amount: PRICE, deposit: 699 })
    ;(await confirm(receptionist, id, 'upi')).expectSuccess()
    expect(await payments()).toMatchObject([{ amount: PRICE, deposit: 699, status: 'completed' }])
  })

  test('confirms once if the request is repeated, in sequence or concurrently [payment-523]', async () => {
    const { id } = await memberWithHold()
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(receptionist, id)))
    answers.push(await confirm(receptionist, id))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await confirm(owner, id)).toMatchObject(refusal('paymentAlreadyConfirmed'))
    expect(await payments()).toHaveLength(1)
  })

  test('a refusal leaves no desk payment behind [payment-524]', async () => {
    const { member, id } = await memberWithHold()
    app.clock.advance({ minutes: 31 })
    const other = await addMember(app)
    ;(await book(other, { seat: 'A5' })).expectSuccess()
    expect(await confirm(receptionist, id)).toMatchObject(refusal('seatNoLongerFree'))
    expect(await payments()).toEqual([])
    ;(await book(member, { seat: 'A1' })).expectSuccess()
    expect(await confirm(receptionist, id)).toMatchObject(refusal('bookingEnded'))
  })

  test('takes the payment after the hold has ended while the seat is free, until the first day is over [payment-525]', async () => {
    const { id } = await memberWithHold()
    app.clock.advance({ minutes: 31 })
    ;(await confirm(receptionist, id)).expectSuccess()
    const late = await addMember(app)
    ;(await book(late, { seat: 'A2' })).expectSuccess()
    const { id: lateId } = await bookingOf(owner, late)
    app.clock.advance({ days: 1 })
    await logInAgain(app, receptionist)
    expect(await confirm(receptionist, lateId)).toMatchObject(refusal('paymentTooLate'))
  })

  test('the member chooses to pay at reception, or sends a UTR, at the same time [payment-526]', async () => {
    ;(await changeSettings(owner, { upiId: 'hall@upi' })).expectSuccess()
    for (let round = 0; round < 4; round++) {
      const { member, id } = await memberWithHold()
      const [taken, sent] = await Promise.all([
        confirm(receptionist, id),
        pay(member).then(() => member.call(sendUtr, { body: { utr: UTR } })),
      ])
      const { state } = await bookingOf(owner, member)
      // Whoever is second is refused: reception must check the UTR first, or there is nothing left to pay.
      if (taken.status === 200) {
        expect(state).toBe('paid')
        expect(sent).toMatchObject(refusal('noUpiPayment'))
      } else {
        expect(taken).toMatchObject(refusal('claimWaiting'))
        expect([state, sent.status]).toEqual(['desk', 200])
      }
      expect(await payments()).toHaveLength(1)
      await freshStart(app)
      await logInAgain(app, owner)
      await logInAgain(app, receptionist)
    }
  })
})

describe('where members pay online', () => {
  const paying = payingMember()
  let id: string
  beforeEach(async () => {
    ;(await book(paying.member, { seat: 'A1' })).expectSuccess()
    id = (await bookingOf(paying.admin, paying.member)).id
  })

  test('reception is refused while the online payment is in progress [payment-527]', async () => {
    await paying.payWhile(async () => {
      expect(await confirm(paying.admin, id)).toMatchObject(refusal('paymentPending'))
    })
    await paying.expectPaid()
    expect(await confirm(paying.admin, id)).toMatchObject(refusal('paymentAlreadyConfirmed'))
  })

  test('reception takes the money after the online payment was declined [payment-528]', async () => {
    paying.gateway.next('charge', 'refused')
    expect(await paying.pay()).toMatchObject(refusal('paymentRefused'))
    ;(await confirm(paying.admin, id)).expectSuccess()
    expect(await paying.statuses()).toEqual(['refused', 'completed'])
  })

  test('only one of two payments at the same time is taken [payment-529]', async () => {
    const [taken, paid] = await Promise.all([confirm(paying.admin, id), paying.pay()])
    const balances = await ledgerBalances(paying.app.services.db)
    if (taken.status === 200) {
      expect(paid).toMatchObject(refusal('nothingToPay'))
      expect(paying.gateway.calls).toEqual([])
      expect(balances).toMatchObject({ cash: 999, fees: -999 })
    } else {
      expect(paid.status).toBe(200)
      expect(balances).toMatchObject({ simulated: 999, fees: -999 })
    }
    expect(await paying.statuses()).toEqual(['completed'])
  })
})
