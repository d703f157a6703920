import type * as english from '../../en/user/consent.ts'
import { translation } from '../../translation.ts'

export const CONSENT_LINES = translation<typeof english.CONSENT_LINES>()({
  email: 'आपका ईमेल हम सिर्फ़ OTP भेजने और अकाउंट बनाने के लिए इस्तेमाल करते हैं। हमारी {notice} पढ़ें।',
  register: 'आगे बढ़कर आप सहमति देते हैं कि हम आपकी जानकारी वैसे ही इस्तेमाल करें, जैसे हमारी {notice} में लिखा है।',
  tour: 'विज़िट तय करके आप सहमति देते हैं कि हम आपकी जानकारी वैसे ही इस्तेमाल करें, जैसे हमारी {notice} में लिखा है।',
  parent: 'OTP डालकर आप बताते हैं कि आपके माता-पिता ने हमारी {notice} पढ़ ली है और वे उससे सहमत हैं।',
  own: 'सहमति देकर आप खुद मंज़ूरी देते हैं कि हम आपकी जानकारी वैसे ही इस्तेमाल करें, जैसे हमारी {notice} में लिखा है।',
  reception: 'पहले माता-पिता को हमारी {notice} दिखाएँ या पढ़कर सुनाएँ।',
})

export const NOTICE_LINK = 'गोपनीयता सूचना'
export const NEW_TAB = '(नए टैब में खुलेगा)'
