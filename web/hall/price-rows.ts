import { type Quote, rupees, TIER_SURCHARGE_PERCENT } from '#shared/domain/booking/prices.ts'
import { DEPOSIT } from '#shared/domain/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { PRICE_ROWS } from '#words/seat-labels.ts'

/** Returns the lines of a price without its total, including those that are 0. */
export function priceRows(
  { base, tier, surcharge, discount, registrationFee }: Quote,
  { seatChosen = true } = {},
): { label: string; value: string }[] {
  const percent = TIER_SURCHARGE_PERCENT[tier]
  return [
    { label: PRICE_ROWS.base, value: rupees(base) },
    {
      label: fillIn<string>(PRICE_ROWS.surcharges[tier], { percent }),
      value: seatChosen ? rupees(surcharge) : PRICE_ROWS.notChosen,
    },
    { label: PRICE_ROWS.discount, value: rupees(discount) },
    { label: PRICE_ROWS.registrationFee, value: rupees(registrationFee) },
  ]
}

/** Returns the sentence that prices don't include the deposit. */
export function depositNote(): string {
  return fillIn(PRICE_ROWS.deposit, { deposit: DEPOSIT })
}
