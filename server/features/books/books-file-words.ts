import * as enBooksFile from '#shared/words/en/money/books-file.ts'
import { EXPENSE_LABELS as enExpenseLabels } from '#shared/words/en/money/cash.ts'
import * as enLedgerLabels from '#shared/words/en/money/ledger-labels.ts'
import * as hiBooksFile from '#shared/words/hi/money/books-file.ts'
import { EXPENSE_LABELS as hiExpenseLabels } from '#shared/words/hi/money/cash.ts'
import * as hiLedgerLabels from '#shared/words/hi/money/ledger-labels.ts'
import * as mrBooksFile from '#shared/words/mr/money/books-file.ts'
import { EXPENSE_LABELS as mrExpenseLabels } from '#shared/words/mr/money/cash.ts'
import * as mrLedgerLabels from '#shared/words/mr/money/ledger-labels.ts'

/** The words of the accountant's file, in the languages of the admins who download it. */
export const FILE_WORDS = {
  en: { ...enBooksFile, ...enLedgerLabels, EXPENSE_LABELS: enExpenseLabels },
  mr: { ...mrBooksFile, ...mrLedgerLabels, EXPENSE_LABELS: mrExpenseLabels },
  hi: { ...hiBooksFile, ...hiLedgerLabels, EXPENSE_LABELS: hiExpenseLabels },
}
