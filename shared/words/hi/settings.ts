import type * as english from '../en/settings.ts'
import { translation } from '../translation.ts'

export const SETTINGS_DONE = translation<typeof english.SETTINGS_DONE>()({
  saved: 'सेटिंग्स सेव हो गईं',
})
