import type * as english from '../../en/admin/settings.ts'
import { translation } from '../../translation.ts'

export const SETTINGS_MESSAGES = translation<typeof english.SETTINGS_MESSAGES>()({
  saved: 'सेटिंग्ज सेव्ह झाल्या',
})
