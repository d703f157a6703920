import type { Language } from '#shared/domain/language.ts'
import * as enBookingLabels from '#shared/words/en/booking/booking-labels.ts'
import * as enPeriod from '#shared/words/en/booking/period.ts'
import * as enSeatLabels from '#shared/words/en/booking/seat-labels.ts'
import * as enReceipts from '#shared/words/en/money/receipts.ts'
import * as hiBookingLabels from '#shared/words/hi/booking/booking-labels.ts'
import * as hiPeriod from '#shared/words/hi/booking/period.ts'
import * as hiSeatLabels from '#shared/words/hi/booking/seat-labels.ts'
import * as hiReceipts from '#shared/words/hi/money/receipts.ts'
import * as mrBookingLabels from '#shared/words/mr/booking/booking-labels.ts'
import * as mrPeriod from '#shared/words/mr/booking/period.ts'
import * as mrSeatLabels from '#shared/words/mr/booking/seat-labels.ts'
import * as mrReceipts from '#shared/words/mr/money/receipts.ts'
import type { PaperWords } from '#shared/words/paper.ts'

/** The words of papers, per language of the member. */
export const PAPER_WORDS: Readonly<Record<Language, PaperWords>> = {
  en: { ...enReceipts, ...enPeriod, ...enBookingLabels, ...enSeatLabels },
  mr: { ...mrReceipts, ...mrPeriod, ...mrBookingLabels, ...mrSeatLabels },
  hi: { ...hiReceipts, ...hiPeriod, ...hiBookingLabels, ...hiSeatLabels },
}
