import { type Quote, rupees, TIER_SURCHARGE_PERCENT } from '#shared/domain/booking/prices.ts'
import { DEPOSIT } from '#shared/domain/money/declared-deposit.ts'
import type { DepositOffer } from '#shared/domain/money/deposit.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { PRICE_ROWS } from '#words/booking/seat-labels.ts'

type PriceRow = { label: string; value: string; quiet?: boolean }

/** Returns the lines of a price without its total. Lines of ₹0 are included, but quiet. */
export function priceRows(
  { base, tier, surcharge, discount, registrationFee }: Quote,
  { seatChosen = true } = {},
): PriceRow[] {
  const percent = TIER_SURCHARGE_PERCENT[tier]
  const surchargeLabel = fillIn<string>(PRICE_ROWS.surcharges[tier], { percent })
  return [
    rowOf(PRICE_ROWS.base, base),
    seatChosen
      ? rowOf(surchargeLabel, surcharge)
      : { label: surchargeLabel, value: PRICE_ROWS.notChosen },
    rowOf(PRICE_ROWS.discount, discount),
    rowOf(PRICE_ROWS.registrationFee, registrationFee),
  ]
}

function rowOf(label: string, amount: number): PriceRow {
  return { label, value: rupees(amount), quiet: amount === 0 }
}

/** Returns the line of a deposit in rupees, or none if it is 0. */
export function depositRows(deposit: number): PriceRow[] {
  return deposit > 0 ? [{ label: PRICE_ROWS.depositRow, value: rupees(deposit) }] : []
}

/** Returns the note about the deposit; if the hall asks for none, the note that prices don't include it. */
export function depositNote(offer: DepositOffer | undefined, deposit: number): string {
  if (deposit === 0) return offer ? '' : fillIn(PRICE_ROWS.deposit, { deposit: DEPOSIT })
  return offer ? fillIn(PRICE_ROWS.depositNotes[offer.kind], offer) : ''
}
