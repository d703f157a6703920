import type * as english from '../../en/page/date-field.ts'
import { translation } from '../../translation.ts'

export const DATE_FIELD_WORDS = translation<typeof english.DATE_FIELD_WORDS>()({
  choose: 'तारीख चुनें',
})
