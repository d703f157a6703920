import type * as english from '../../en/money/statement-messages.ts'
import { translation } from '../../translation.ts'

export const STATEMENT_MESSAGES = translation<typeof english.STATEMENT_MESSAGES>()({
  imported: 'स्टेटमेंट इम्पोर्ट झाले',
  matched: 'पेमेंटशी जोडले',
  ignored: 'आपली नाही अशी नोंद झाली',
  returned: 'यादीत परत घेतली',
})
