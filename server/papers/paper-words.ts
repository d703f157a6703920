import type { Language } from '#shared/domain/language.ts'
import * as enBookingLabels from '#shared/words/en/booking-labels.ts'
import * as enPeriod from '#shared/words/en/period.ts'
import * as enReceipts from '#shared/words/en/receipts.ts'
import * as enSeatLabels from '#shared/words/en/seat-labels.ts'
import * as hiBookingLabels from '#shared/words/hi/booking-labels.ts'
import * as hiPeriod from '#shared/words/hi/period.ts'
import * as hiReceipts from '#shared/words/hi/receipts.ts'
import * as hiSeatLabels from '#shared/words/hi/seat-labels.ts'
import * as mrBookingLabels from '#shared/words/mr/booking-labels.ts'
import * as mrPeriod from '#shared/words/mr/period.ts'
import * as mrReceipts from '#shared/words/mr/receipts.ts'
import * as mrSeatLabels from '#shared/words/mr/seat-labels.ts'
import type { PaperWords } from '#shared/words/paper.ts'

/** The words of papers, per language of the member. */
export const PAPER_WORDS: Readonly<Record<Language, PaperWords>> = {
  en: { ...enReceipts, ...enPeriod, ...enBookingLabels, ...enSeatLabels },
  mr: { ...mrReceipts, ...mrPeriod, ...mrBookingLabels, ...mrSeatLabels },
  hi: { ...hiReceipts, ...hiPeriod, ...hiBookingLabels, ...hiSeatLabels },
}
