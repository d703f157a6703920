import type * as english from '../../en/user/photo-field.ts'
import { translation } from '../../translation.ts'

export const PHOTO_FIELD_WORDS = translation<typeof english.PHOTO_FIELD_WORDS>()({
  choose: 'फोटो निवडा',
  change: 'फोटो बदला',
  remove: 'फोटो काढा',
  preparing: 'फोटो तयार करत आहोत...',
})
