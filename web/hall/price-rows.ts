import { type Quote, rupees, TIER_SURCHARGE_PERCENT } from '#shared/domain/booking/prices.ts'
import type { DepositOffer } from '#shared/domain/money/deposit.ts'
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

/** Returns the line of a deposit of so many rupees, if there is one. */
export function depositRows(deposit: number): { label: string; value: string }[] {
  return deposit > 0 ? [{ label: PRICE_ROWS.depositRow, value: rupees(deposit) }] : []
}

/** Returns what to say about a deposit; of a hall that asks for none, that prices don't include it. */
export function depositNote(offer: DepositOffer | undefined, deposit: number): string {
  if (deposit === 0) return offer ? '' : fillIn(PRICE_ROWS.deposit, { deposit: DEPOSIT })
  return offer ? fillIn(PRICE_ROWS.depositNotes[offer.kind], offer) : ''
}
