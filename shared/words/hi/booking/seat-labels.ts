import type * as english from '../../en/booking/seat-labels.ts'
import { translation } from '../../translation.ts'

export const TIER_LABELS = translation<typeof english.TIER_LABELS>()({
  standard: 'स्टैंडर्ड',
  silver: 'सिल्वर',
  gold: 'गोल्ड',
})

export const TIER_NAMES = translation<typeof english.TIER_NAMES>()(TIER_LABELS)

export const SEAT_NAME = translation<typeof english.SEAT_NAME>()('सीट {seat}')

export const PRICE_ROWS = translation<typeof english.PRICE_ROWS>()({
  title: 'फ़ीस का हिसाब',
  base: 'मूल दर',
  surcharges: {
    standard: 'सीट का एक्स्ट्रा चार्ज',
    silver: 'सिल्वर सीट (+{percent}%)',
    gold: 'गोल्ड सीट (+{percent}%)',
  },
  notChosen: 'अभी नहीं चुनी',
  discount: 'छूट',
  noDeposit: 'कोई डिपॉज़िट नहीं देना है।',
  depositRow: 'डिपॉज़िट',
  depositNotes: {
    kept: 'डिपॉज़िट वापस नहीं मिलता। यह मेंबरशिप शुरू होने से {months} महीने तक मान्य रहता है।',
    returned: 'स्टडी हॉल छोड़ने पर डिपॉज़िट वापस मिलता है।',
  },
})
