import type * as english from '../../en/money/cash-messages.ts'
import { translation } from '../../translation.ts'

export const CASH_MESSAGES = translation<typeof english.CASH_MESSAGES>()({
  opened: 'शिफ़्ट शुरू हुई',
  paid: 'खर्च दर्ज हुआ',
  billSaved: 'फ़ोटो सेव हुई',
  takenBack: 'खर्च वापस लिया गया',
  closed: 'शिफ़्ट बंद हुई',
  received: 'रकम मिलना दर्ज हुआ',
})
