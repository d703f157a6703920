import type * as english from '../../en/booking/seat-labels.ts'
import { translation } from '../../translation.ts'

export const TIER_LABELS = translation<typeof english.TIER_LABELS>()({
  standard: 'स्टँडर्ड',
  silver: 'सिल्व्हर',
  gold: 'गोल्ड',
})

export const TIER_NAMES = translation<typeof english.TIER_NAMES>()(TIER_LABELS)

export const SEAT_NAME = translation<typeof english.SEAT_NAME>()('सीट {seat}')

export const PRICE_ROWS = translation<typeof english.PRICE_ROWS>()({
  title: 'फीचा हिशोब',
  base: 'मूळ दर',
  surcharges: {
    standard: 'सीटचे जादा पैसे',
    silver: 'सिल्व्हर सीट (+{percent}%)',
    gold: 'गोल्ड सीट (+{percent}%)',
  },
  notChosen: 'अजून निवडली नाही',
  discount: 'सूट',
  noDeposit: 'डिपॉझिट भरायचे नाही.',
  depositRow: 'डिपॉझिट',
  depositNotes: {
    kept: 'डिपॉझिट परत मिळत नाही. ते मेंबरशिप सुरू झाल्यापासून {months} महिने चालते.',
    returned: 'अभ्यासिका सोडताना डिपॉझिट परत मिळते.',
  },
})
