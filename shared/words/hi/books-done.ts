import type * as english from '../en/books-done.ts'
import { translation } from '../translation.ts'

export const BOOKS_DONE = translation<typeof english.BOOKS_DONE>()({
  closed: 'दिन बंद हो गया',
})
