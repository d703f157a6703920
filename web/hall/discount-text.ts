import { rupees } from '#shared/domain/booking/prices.ts'
import type { GivenDiscount } from '#shared/domain/money/discount.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { DISCOUNT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** Says who gave a discount and what for. */
export function discountText({ amount, name, givenBy }: GivenDiscount): string {
  const text = name === '' ? WORDS.given : WORDS.givenFor
  return fillIn<string>(text, { amount: rupees(amount), givenBy, name })
}
