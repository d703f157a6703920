import { beforeEach, describe, expect, it } from 'vitest'
import { getToday } from '#shared/contract/admin/today.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import type { Call, ReplyOf } from '#shared/contract/call.ts'
import { getDayBook } from '#shared/contract/money/books.ts'
import { getCash } from '#shared/contract/money/cash.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import type { Parts } from '#web/api/request.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import { DEMO_ADMIN_EMAIL, DEMO_RECEPTION_EMAIL } from '#web/demo/demo-accounts.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { openSession, userByEmail } from '#web/demo/demo-user-replies.ts'
import { sampleState } from '#web/demo/sample/sample-state.ts'

let state: DemoState

async function ask<C extends Call>(email: string, call: C, parts?: Parts): Promise<ReplyOf<C>>
async function ask(email: string, call: Call, parts: Parts = {}) {
  const user = userByEmail(state, email)
  return call.reply.parse(answerCall(state, call, parts, user && openSession(state, user)))
}

describe.each([
  ['at noon', '2026-11-20T06:30:00Z'],
  ['in the evening', '2026-11-20T15:30:00Z'],
  ['just after midnight', '2026-11-19T18:31:00Z'],
  ['on the first day of a financial year', '2027-04-01T03:00:00Z'],
])("the sample's day at the desk %s [demo-580]", (_, instant) => {
  const now = new Date(instant)
  beforeEach(() => {
    state = sampleState(() => now, DEFAULT_SETTINGS.name)
  })

  it('has an open drawer each for reception and the owner', async () => {
    const { data: owner } = await ask(DEMO_ADMIN_EMAIL, getCash)
    expect(owner.shift).toMatchObject({ drawer: 'Office', opening: 500, expected: 500 })
    const { shift } = (await ask(DEMO_RECEPTION_EMAIL, getCash)).data
    expect(shift).toMatchObject({ drawer: 'Reception', opening: 1200 })
    expect(shift?.moves).toHaveLength(1)
  })

  it('has taken cash and UPI, which the drawer, the day book and the figures of today agree on', async () => {
    const { shift } = (await ask(DEMO_RECEPTION_EMAIL, getCash)).data
    const { takings } = (await ask(DEMO_ADMIN_EMAIL, getToday)).data
    const book = (await ask(DEMO_ADMIN_EMAIL, getDayBook)).data
    const cash = takings.hall?.cash ?? 0
    const upi = takings.hall?.upi ?? 0
    expect(Math.min(cash, upi)).toBeGreaterThan(0)
    expect(shift?.expected).toBe(1200 + cash)
    expect(book.closing.cash - book.opening.cash).toBe(500 + 1200 + cash)
    expect(book.closing.upi - book.opening.upi).toBe(upi)
  })

  it('can confirm every unpaid booking, one of them by its UTR', async () => {
    const { data } = await ask(DEMO_ADMIN_EMAIL, listBookings, { query: { state: 'unpaid' } })
    expect(data.bookings.map((booking) => booking.state)).toEqual(['desk', 'desk', 'desk'])
    expect(data.bookings.filter(({ utr }) => utr !== null)).toHaveLength(1)
  })

  it('numbers the receipts of each financial year without gaps, and nothing is in the future', () => {
    for (const year of new Set(state.receipts.map((receipt) => receipt.year))) {
      const numbers = state.receipts.filter((each) => each.year === year).map((each) => each.number)
      expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index))
    }
    const times = [
      ...state.changes.map(({ at }) => at),
      ...state.shifts.map(({ openedAt }) => openedAt),
      ...state.payments.flatMap(({ confirmedAt }) => confirmedAt ?? []),
    ]
    expect(times.filter((at) => at > now)).toEqual([])
  })
})
