import type * as english from '../../en/money/books-file.ts'
import { translation } from '../../translation.ts'

export const BOOKS_FILE_WORDS = translation<typeof english.BOOKS_FILE_WORDS>()({
  day: 'दिवस',
  journal: 'नोंद',
  kind: 'प्रकार',
  account: 'खाते',
  debit: 'नावे',
  credit: 'जमा',
  receipt: 'पावती',
  reference: 'संदर्भ',
  category: 'खर्च',
  note: 'खर्चाची नोंद',
  total: 'एकूण',
  balanced: 'नावे आणि जमा सारखे',
  unbalanced: 'नावे आणि जमा सारखे नाहीत',
})
