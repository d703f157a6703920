import type { Discount, GivenDiscount } from '#shared/domain/money/discount.ts'
import type { DemoState } from '#web/demo/demo-state.ts'

/** Returns the discounts on a booking together, as staff see them. */
export function discountOf(state: DemoState, { id }: { id: string }): GivenDiscount | null {
  // The newest payments come first.
  const given = state.payments
    .filter(
      ({ bookingId, status, discount }) =>
        bookingId === id && status === 'completed' && discount > 0,
    )
    .toReversed()
  if (given.length === 0) return null
  const givers = given.map(({ confirmedBy }) => state.users.find((user) => user.id === confirmedBy))
  return {
    amount: given.reduce((sum, { discount }) => sum + discount, 0),
    name: given.flatMap(({ discountName }) => discountName || []).join(', '),
    givenBy: [...new Set(givers.map((giver) => giver?.fullName ?? ''))].toSorted().join(', '),
  }
}

/** Returns a discount that was sent, as the server's schema reads it. */
export function trimName(sent: Discount | undefined): Discount | undefined {
  return sent && { ...sent, name: sent.name.trim() }
}

const NAMED_IN: ReadonlySet<string> = new Set(['payment.confirm', 'due.pay'])

/** Erases the names that staff gave a user's discounts, including in the audit log. */
export function eraseDiscountNames(state: DemoState, { id }: { id: string }): void {
  const given = state.payments.filter(({ userId, discount }) => userId === id && discount > 0)
  for (const payment of given) payment.discountName = ''
  const subjects = new Set(given.map(({ bookingId }) => `booking:${bookingId}`))
  for (const change of state.changes) {
    if (!NAMED_IN.has(change.action) || !subjects.has(change.subject)) continue
    const { discountName: _erased, ...details } = change.details
    change.details = details
  }
}
