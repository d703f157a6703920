import type * as english from '../../en/booking/room-rule-consequences.ts'
import { translation } from '../../translation.ts'

export const ROOM_RULE_CONSEQUENCES = translation<typeof english.ROOM_RULE_CONSEQUENCES>()({
  both: {
    one: '{room}: 1 सीट कोई बुक नहीं कर सकता, सिवाय उनके जिनका लिंग अन्य है या बताया नहीं गया।',
    other: '{room}: {count} सीटें कोई बुक नहीं कर सकता, सिवाय उनके जिनका लिंग अन्य है या बताया नहीं गया।',
  },
  everyone: {
    one: '{room}: 1 सीट ऑनलाइन कोई बुक नहीं कर सकता।',
    other: '{room}: {count} सीटें ऑनलाइन कोई बुक नहीं कर सकता।',
  },
  women: {
    one: '{room}: 1 सीट लड़कियाँ बुक नहीं कर सकतीं।',
    other: '{room}: {count} सीटें लड़कियाँ बुक नहीं कर सकतीं।',
  },
  men: {
    one: '{room}: 1 सीट लड़के बुक नहीं कर सकते।',
    other: '{room}: {count} सीटें लड़के बुक नहीं कर सकते।',
  },
  unstated: {
    one: '{room}: लिंग अन्य हो या न बताया हो, तो 1 सीट रिसेप्शन पर बुक करनी होगी।',
    other: '{room}: लिंग अन्य हो या न बताया हो, तो {count} सीटें रिसेप्शन पर बुक करनी होंगी।',
  },
})
