import type * as english from '../../en/page/notifications.ts'
import { translation } from '../../translation.ts'

export const NOTIFICATION_WORDS = translation<typeof english.NOTIFICATION_WORDS>()({
  title: 'इस फ़ोन पर नोटिफ़िकेशन',
  text: 'आपका UPI पेमेंट जाँचने पर, विज़िट कन्फ़र्म होने पर और मेंबरशिप खत्म होने से तीन दिन पहले नोटिफ़िकेशन पाएँ।',
  on: 'आपका UPI पेमेंट जाँचने पर, विज़िट कन्फ़र्म होने पर और मेंबरशिप खत्म होने से तीन दिन पहले इस फ़ोन पर नोटिफ़िकेशन आएगा।',
  switchOn: 'चालू करें',
  switchOff: 'बंद करें',
  switching: 'एक मिनट...',
  refused: 'ब्राउज़र ने इस पेज के नोटिफ़िकेशन रोके हैं। ब्राउज़र की सेटिंग्स में इन्हें चालू करें।',
  failed: 'नहीं हो पाया। फिर से कोशिश करें।',
})
