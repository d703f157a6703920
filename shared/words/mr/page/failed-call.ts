import type * as english from '../../en/page/failed-call.ts'
import { translation } from '../../translation.ts'

export const FAILED_CALL_WORDS = translation<typeof english.FAILED_CALL_WORDS>()({
  timeout: 'सर्व्हरकडून वेळेत उत्तर आले नाही. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  network: 'इंटरनेट चालू नाही. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  unknown: 'सर्व्हरकडून बरोबर उत्तर आले नाही (HTTP {status})',
  invalid: 'काही माहिती बरोबर नाही',
  tryAgain: 'पुन्हा प्रयत्न करा',
})
