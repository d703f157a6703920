import type * as english from '../../en/money/books-messages.ts'
import { translation } from '../../translation.ts'

export const BOOKS_MESSAGES = translation<typeof english.BOOKS_MESSAGES>()({
  closed: 'दिवस बंद झाला',
})
