import { type Quote, rupees, TIER_SURCHARGE_PERCENT } from '#shared/domain/booking/prices.ts'
import type { DepositOffer } from '#shared/domain/money/deposit.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { PRICE_ROWS } from '#words/booking/seat-labels.ts'

type PriceRow = { label: string; value: string }

/** Returns the lines of a price without its total. Lines of ₹0 are left out, among them the registration fee. */
export function priceRows(
  { base, tier, surcharge, discount }: Quote,
  { seatChosen = true } = {},
): PriceRow[] {
  const percent = TIER_SURCHARGE_PERCENT[tier]
  const surchargeLabel = fillIn<string>(PRICE_ROWS.surcharges[tier], { percent })
  return [
    ...rowsOf(PRICE_ROWS.base, base),
    ...(seatChosen
      ? rowsOf(surchargeLabel, surcharge)
      : [{ label: surchargeLabel, value: PRICE_ROWS.notChosen }]),
    ...rowsOf(PRICE_ROWS.discount, discount),
  ]
}

function rowsOf(label: string, amount: number): PriceRow[] {
  return amount === 0 ? [] : [{ label, value: rupees(amount) }]
}

/** Returns the line of a deposit in rupees, or none if it is 0. */
export function depositRows(deposit: number): PriceRow[] {
  return rowsOf(PRICE_ROWS.depositRow, deposit)
}

/** Returns the note about the deposit; if the hall asks for none, that there is none. */
export function depositNote(offer: DepositOffer | undefined, deposit: number): string {
  if (deposit === 0) return offer ? '' : PRICE_ROWS.noDeposit
  return offer ? fillIn(PRICE_ROWS.depositNotes[offer.kind], offer) : ''
}
