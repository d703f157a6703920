import type * as english from '../../en/user/own-time.ts'
import { translation } from '../../translation.ts'

export const OWN_TIME_WORDS = translation<typeof english.OWN_TIME_WORDS>()({
  title: 'स्टडी हॉल में आपका समय',
  insideSince: '{time} से अंदर',
  insideSinceDay: '{day}, {time} से अंदर',
  periods: { today: 'आज', week: 'इस हफ़्ते', month: 'इस महीने' },
  hoursMinutes: '{hours} घं. {minutes} मि.',
  hours: '{hours} घं.',
  minutes: '{minutes} मि.',
  onlyYou: 'यह सिर्फ़ आपको दिखता है।',
  settings: 'सेटिंग्स',
})

export const OWN_TIME_SWITCH_WORDS = translation<typeof english.OWN_TIME_SWITCH_WORDS>()({
  title: 'स्टडी हॉल में आपका समय',
  on: 'आप कब से अंदर हैं, और आज, इस हफ़्ते और इस महीने कितने घंटे रहे, यह डैशबोर्ड पर दिखता है। यह सिर्फ़ आपको दिखता है।',
  off: 'बंद है: आपके घंटे न जोड़े जाते हैं, न दिखते हैं। फिर से चालू करने पर सारे घंटे दिखेंगे।',
  door: 'चालू हो या बंद, दरवाज़े पर दर्ज होता है कि आप कब आए और गए, और यह रिसेप्शन को दिखता है।',
  switchOff: 'मेरे घंटे बंद करें',
  switchOn: 'मेरे घंटे चालू करें',
  switching: 'एक मिनट...',
})
