import type * as english from '../../en/tour/tour-declaration.ts'
import { translation } from '../../translation.ts'

export const DECLARATION_WORDS = translation<typeof english.DECLARATION_WORDS>()({
  title: 'मेरी घोषणा',
  true: 'मैंने इस फ़ॉर्म में जो जानकारी दी है, वह सही है।',
  deposit:
    'मेंबर बनने पर मुझे ₹{deposit} डिपॉज़िट देना होगा। यह डिपॉज़िट वापस नहीं मिलता और मेंबरशिप शुरू होने से एक साल तक मान्य रहता है।',
  deposits: {
    kept: 'मेंबर बनने पर मुझे ₹{deposit} डिपॉज़िट देना होगा। यह डिपॉज़िट वापस नहीं मिलता और मेंबरशिप शुरू होने से {months} महीने तक मान्य रहता है।',
    returned:
      'मेंबर बनने पर मुझे ₹{deposit} डिपॉज़िट देना होगा। स्टडी हॉल छोड़ने पर यह डिपॉज़िट वापस मिलता है।',
  },
  punctual: 'मुझे विज़िट के समय से 10 मिनट पहले पहुँचना होगा।',
  agree: 'मैं सहमत हूँ',
  agreementNeeded: 'आपकी सहमति ज़रूरी है',
  pleaseAgree: 'आगे बढ़ने के लिए कृपया नियम और शर्तें मानें।',
  cancel: 'रद्द करें',
  submit: 'अनुरोध भेजें',
  submitting: 'भेज रहे हैं...',
})
