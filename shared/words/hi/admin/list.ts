import type * as english from '../../en/admin/list.ts'
import { translation } from '../../translation.ts'

export const LIST_WORDS = translation<typeof english.LIST_WORDS>()({
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: 'पेज {page} / {pages}',
  clearSearch: 'खोज मिटाएँ',
  total: 'कुल',
})
