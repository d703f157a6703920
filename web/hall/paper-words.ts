import type { PaperWords } from '#shared/words/paper.ts'
import {
  BATCH_LABELS,
  DURATION_LABELS,
  PAYMENT_METHOD_LABELS,
  ROOM_LABELS,
} from '#words/booking/booking-labels.ts'
import { PERIOD } from '#words/booking/period.ts'
import { TIER_LABELS } from '#words/booking/seat-labels.ts'
import { RECEIPTS_WORDS, TAX_WORDS, VOUCHER_WORDS } from '#words/money/receipts.ts'

/** The words of papers in the page's language. */
export const PAPER_WORDS: PaperWords = {
  RECEIPTS_WORDS,
  VOUCHER_WORDS,
  TAX_WORDS,
  PERIOD,
  ROOM_LABELS,
  BATCH_LABELS,
  DURATION_LABELS,
  PAYMENT_METHOD_LABELS,
  TIER_LABELS,
}
