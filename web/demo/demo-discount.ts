import type { GivenDiscount } from '#shared/domain/money/discount.ts'
import { saleOf } from '#web/demo/demo-booking.ts'
import type { DemoState } from '#web/demo/demo-state.ts'

/** Returns the discount on a booking, as staff see it. */
export function discountOf(state: DemoState, { id }: { id: string }): GivenDiscount | null {
  const sale = saleOf(state, id)
  if (!sale || sale.discount === 0) return null
  const giver = state.users.find((user) => user.id === sale.confirmedBy)
  return { amount: sale.discount, name: sale.discountName, givenBy: giver?.fullName ?? '' }
}

/** Erases the names that staff gave a user's discounts, including in the audit log. */
export function eraseDiscountNames(state: DemoState, { id }: { id: string }): void {
  const given = state.payments.filter(({ userId, discount }) => userId === id && discount > 0)
  for (const payment of given) payment.discountName = ''
  const subjects = new Set(given.map(({ bookingId }) => `booking:${bookingId}`))
  for (const change of state.changes) {
    if (change.action !== 'payment.confirm' || !subjects.has(change.subject)) continue
    const { discountName: _erased, ...details } = change.details
    change.details = details
  }
}
