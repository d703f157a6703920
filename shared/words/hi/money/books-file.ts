import type * as english from '../../en/money/books-file.ts'
import { translation } from '../../translation.ts'

export const BOOKS_FILE_WORDS = translation<typeof english.BOOKS_FILE_WORDS>()({
  day: 'दिन',
  journal: 'एंट्री',
  kind: 'प्रकार',
  account: 'खाता',
  debit: 'नामे',
  credit: 'जमा',
  receipt: 'रसीद',
  reference: 'संदर्भ',
  category: 'खर्च',
  note: 'खर्च का नोट',
  total: 'कुल',
  balanced: 'नामे और जमा बराबर',
  unbalanced: 'नामे और जमा बराबर नहीं',
})
