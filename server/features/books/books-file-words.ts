import * as enBooksFile from '#shared/words/en/books-file.ts'
import * as enLedgerLabels from '#shared/words/en/ledger-labels.ts'
import * as hiBooksFile from '#shared/words/hi/books-file.ts'
import * as hiLedgerLabels from '#shared/words/hi/ledger-labels.ts'
import * as mrBooksFile from '#shared/words/mr/books-file.ts'
import * as mrLedgerLabels from '#shared/words/mr/ledger-labels.ts'

/** The words of the accountant's file, in the languages of the admins who download it. */
export const FILE_WORDS = {
  en: { ...enBooksFile, ...enLedgerLabels },
  mr: { ...mrBooksFile, ...mrLedgerLabels },
  hi: { ...hiBooksFile, ...hiLedgerLabels },
}
