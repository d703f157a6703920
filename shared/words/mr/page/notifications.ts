import type * as english from '../../en/page/notifications.ts'
import { translation } from '../../translation.ts'

export const NOTIFICATION_WORDS = translation<typeof english.NOTIFICATION_WORDS>()({
  title: 'या फोनवर नोटिफिकेशन',
  text: 'तुमचे UPI पेमेंट तपासल्यावर, भेट कन्फर्म झाल्यावर आणि मेंबरशिप संपण्याच्या तीन दिवस आधी नोटिफिकेशन मिळवा.',
  on: 'तुमचे UPI पेमेंट तपासल्यावर, भेट कन्फर्म झाल्यावर आणि मेंबरशिप संपण्याच्या तीन दिवस आधी या फोनवर नोटिफिकेशन येईल.',
  switchOn: 'सुरू करा',
  switchOff: 'बंद करा',
  switching: 'एक मिनिट...',
  refused: 'ब्राउझरने या पेजची नोटिफिकेशन बंद केली आहेत. ब्राउझरच्या सेटिंग्जमध्ये ती सुरू करा.',
  failed: 'जमले नाही. पुन्हा प्रयत्न करा.',
})
