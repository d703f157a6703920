import type * as english from '../../en/user/mails.ts'
import { translation } from '../../translation.ts'

export const MAIL_WORDS = translation<typeof english.MAIL_WORDS>()({
  hello: 'नमस्ते,',
  dear: 'नमस्ते {name},',
})
