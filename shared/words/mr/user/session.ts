import type * as english from '../../en/user/session.ts'
import { translation } from '../../translation.ts'

export const SESSION_WORDS = translation<typeof english.SESSION_WORDS>()({
  logOut: 'लॉग\u00a0आउट',
})
