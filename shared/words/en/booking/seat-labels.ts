/** How seats are named and priced. */
export const TIER_LABELS = { standard: 'Standard', silver: 'Silver', gold: 'Gold' } as const

/** Within a list, as in 'Seat A5, gold'. */
export const TIER_NAMES = { standard: 'standard', silver: 'silver', gold: 'gold' } as const

export const SEAT_NAME = 'Seat {seat}'

export const PRICE_ROWS = {
  title: 'Price breakdown',
  base: 'Base price',
  surcharges: {
    standard: 'Seat surcharge',
    silver: 'Silver seat (+{percent}%)',
    gold: 'Gold seat (+{percent}%)',
  },
  notChosen: 'Not chosen yet',
  discount: 'Discount',
  noDeposit: 'There is no deposit to pay.',
  depositRow: 'Deposit',
  depositNotes: {
    kept: 'The deposit is not returned. It is valid for {months} months from the start of the membership.',
    returned: 'The deposit is returned when you leave.',
  },
} as const
