import type * as english from '../../en/user/consent.ts'
import { translation } from '../../translation.ts'

export const CONSENT_LINES = translation<typeof english.CONSENT_LINES>()({
  email: 'तुमचा ईमेल आम्ही फक्त OTP पाठवण्यासाठी आणि अकाउंट तयार करण्यासाठी वापरतो. आमची {notice} वाचा.',
  register: 'पुढे गेल्यास, आमच्या “{notice}” मध्ये सांगितल्याप्रमाणे तुमची माहिती वापरायला तुम्ही संमती देता.',
  tour: 'भेटीची विनंती पाठवल्यास, आमच्या “{notice}” मध्ये सांगितल्याप्रमाणे तुमची माहिती वापरायला तुम्ही संमती देता.',
  parent: 'OTP टाकल्यास तुम्ही सांगता की तुमच्या पालकांनी आमची {notice} वाचली आहे आणि त्यांना ती मान्य आहे.',
  own: 'संमती दिल्यास, आमच्या “{notice}” मध्ये सांगितल्याप्रमाणे तुमची माहिती वापरायला तुम्ही स्वतः परवानगी देता.',
  reception: 'आधी पालकांना आमची {notice} दाखवा किंवा वाचून सांगा.',
})

export const NOTICE_LINK = 'गोपनीयता सूचना'
export const NEW_TAB = '(नवीन टॅबमध्ये उघडेल)'
