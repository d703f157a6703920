import type * as english from '../../en/booking/room-rules.ts'
import { translation } from '../../translation.ts'

export const ROOM_SUMMARY_WORDS = translation<typeof english.ROOM_SUMMARY_WORDS>()({
  kinds: { basic: 'बेसिक', premium: 'प्रीमियम', garden: 'गार्डन' },
  audiences: {
    everyone: '{kind}, {all} सीटें, सबके लिए',
    men: '{kind}, {all} सीटें, लड़कों के लिए',
    women: '{kind}, {all} सीटें, लड़कियों के लिए',
    someForMen: '{kind}, {all} सीटें: {men} लड़कों के लिए, बाकी {reception} रिसेप्शन पर',
    someForWomen: '{kind}, {all} सीटें: {women} लड़कियों के लिए, बाकी {reception} रिसेप्शन पर',
    shared: '{kind}, {all} सीटें: लड़के {men}, लड़कियाँ {women} बुक कर सकते हैं',
    reception: '{kind}, {all} सीटें, बुकिंग रिसेप्शन पर',
  },
})
