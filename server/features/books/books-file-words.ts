import * as enBooksFile from '#shared/words/en/money/books-file.ts'
import * as enLedgerLabels from '#shared/words/en/money/ledger-labels.ts'
import * as hiBooksFile from '#shared/words/hi/money/books-file.ts'
import * as hiLedgerLabels from '#shared/words/hi/money/ledger-labels.ts'
import * as mrBooksFile from '#shared/words/mr/money/books-file.ts'
import * as mrLedgerLabels from '#shared/words/mr/money/ledger-labels.ts'

/** The words of the accountant's file, in the languages of the admins who download it. */
export const FILE_WORDS = {
  en: { ...enBooksFile, ...enLedgerLabels },
  mr: { ...mrBooksFile, ...mrLedgerLabels },
  hi: { ...hiBooksFile, ...hiLedgerLabels },
}
