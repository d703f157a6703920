import type * as english from '../../en/tour/scanning.ts'
import { translation } from '../../translation.ts'

export const CAMERA_PROBLEMS = translation<typeof english.CAMERA_PROBLEMS>()({
  unsupported: 'इस डिवाइस पर कैमरा नहीं चलता',
  timedOut: 'कैमरे की अनुमति समय पर नहीं मिली',
  notFound: 'इस डिवाइस पर कैमरा नहीं मिला',
  denied: 'कैमरे की अनुमति नहीं दी गई। ब्राउज़र की सेटिंग्स में कैमरे को अनुमति दें और फिर से कोशिश करें।',
  inUse: 'कैमरा इस्तेमाल नहीं हो सका: शायद कोई दूसरा ऐप उसे इस्तेमाल कर रहा है',
  disconnected: 'कैमरा इस्तेमाल नहीं हो सका: वह डिस्कनेक्ट हो गया',
  other: 'कैमरा इस्तेमाल नहीं हो सका: {reason}',
  unknown: 'कैमरा इस्तेमाल नहीं हो सका: कारण पता नहीं',
})

export const READER_PROBLEMS = translation<typeof english.READER_PROBLEMS>()({
  notLoaded: 'QR रीडर लोड नहीं हुआ। इंटरनेट जाँचें और फिर से कोशिश करें।',
  stopped: 'QR रीडर रुक गया है। कृपया कैमरा फिर से चालू करें।',
})
