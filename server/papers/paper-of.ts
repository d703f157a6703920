import type { IssuedPaper } from '#server/db/queries/money/receipt.ts'
import type { Language } from '#shared/domain/language.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'
import { type Paper, receiptPaper, voucherPaper } from '#shared/words/paper.ts'
import { PAPER_WORDS } from './paper-words.ts'

/** Returns the texts of a stored receipt or voucher in a language. */
export function paperOf(language: Language, { key, day, fullName, ...issued }: IssuedPaper): Paper {
  const words = PAPER_WORDS[language]
  const common = { number: receiptNumber(key), day, fullName }
  if (issued.kind === 'receipt') {
    return receiptPaper(language, words, { ...issued.content, ...common })
  }
  const { content, reason } = issued
  return voucherPaper(language, words, { ...content, ...common, reason })
}
