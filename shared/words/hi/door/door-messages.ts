import type * as english from '../../en/door/door-messages.ts'
import { translation } from '../../translation.ts'

export const DOOR_MESSAGES = translation<typeof english.DOOR_MESSAGES>()({
  passRevoked: 'पास अब नहीं चलेगा',
  gateRevoked: 'गेट रद्द कर दिया गया है',
  gateRemoved: 'गेट हटाया गया',
  pinSaved: 'आपका PIN सेव हो गया',
  timeOn: 'आपके घंटे दिखेंगे',
  timeOff: 'आपके घंटे अब नहीं जोड़े जाएँगे',
})
