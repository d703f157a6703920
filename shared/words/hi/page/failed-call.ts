import type * as english from '../../en/page/failed-call.ts'
import { translation } from '../../translation.ts'

export const FAILED_CALL_WORDS = translation<typeof english.FAILED_CALL_WORDS>()({
  timeout: 'सर्वर से समय पर जवाब नहीं आया। इंटरनेट देखें और फिर से कोशिश करें।',
  network: 'इंटरनेट नहीं चल रहा। इंटरनेट देखें और फिर से कोशिश करें।',
  unknown: 'सर्वर से सही जवाब नहीं आया (HTTP {status})',
  invalid: 'कुछ जानकारी सही नहीं है',
  tryAgain: 'फिर से कोशिश करें',
})
