import type * as english from '../../en/user/photo-field.ts'
import { translation } from '../../translation.ts'

export const PHOTO_FIELD_WORDS = translation<typeof english.PHOTO_FIELD_WORDS>()({
  choose: 'फ़ोटो चुनें',
  change: 'फ़ोटो बदलें',
  remove: 'फ़ोटो हटाएँ',
  preparing: 'फ़ोटो तैयार कर रहे हैं...',
})
