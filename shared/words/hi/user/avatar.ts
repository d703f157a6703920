import type * as english from '../../en/user/avatar.ts'
import { translation } from '../../translation.ts'

export const AVATAR_WORDS = translation<typeof english.AVATAR_WORDS>()({
  user: 'यूज़र',
})
