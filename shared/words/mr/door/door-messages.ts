import type * as english from '../../en/door/door-messages.ts'
import { translation } from '../../translation.ts'

export const DOOR_MESSAGES = translation<typeof english.DOOR_MESSAGES>()({
  passRevoked: 'पास आता चालणार नाही',
  gateRevoked: 'गेट रद्द केले आहे',
  gateRemoved: 'गेट काढून टाकले',
  pinSaved: 'तुमचा PIN सेव्ह झाला',
  timeOn: 'तुमचे तास दिसतील',
  timeOff: 'तुमचे तास आता मोजले जाणार नाहीत',
})
