import type * as english from '../../en/money/statement-messages.ts'
import { translation } from '../../translation.ts'

export const STATEMENT_MESSAGES = translation<typeof english.STATEMENT_MESSAGES>()({
  imported: 'स्टेटमेंट इम्पोर्ट हो गया',
  matched: 'पेमेंट से जुड़ गया',
  ignored: 'हमारी नहीं, दर्ज हो गया',
  returned: 'सूची में वापस आ गई',
})
