import type * as english from '../../en/user/own-details.ts'
import { translation } from '../../translation.ts'

export const OWN_DETAILS_WORDS = translation<typeof english.OWN_DETAILS_WORDS>()({
  cancel: 'रद्द करें',
  saving: 'सेव हो रहा है...',
  details: {
    title: 'नाम या फ़ोन बदलें',
    save: 'बदलाव सेव करें',
    fullName: 'पूरा नाम',
    phone: 'मोबाइल नंबर',
    done: 'बदलाव सेव हो गए',
  },
  email: {
    title: 'ईमेल बदलें',
    description: 'नए ईमेल पर हम OTP भेजेंगे। यहाँ आप लॉग इन रहेंगे, दूसरे डिवाइस से लॉग आउट हो जाएँगे।',
    newEmail: 'नया ईमेल',
    password: 'आपका पासवर्ड',
    send: 'OTP भेजें',
    sending: 'OTP भेज रहे हैं...',
    code: 'OTP',
    codeHint: 'हमने इसे {email} पर भेजा है। यह {minutes} मिनट तक चलेगा।',
    change: 'ईमेल बदलें',
    checking: 'जाँच रहे हैं...',
    done: 'आपका ईमेल बदल गया। अब इसी ईमेल से लॉग इन करें। दूसरे डिवाइस से आप लॉग आउट हो गए हैं।',
  },
  password: {
    title: 'पासवर्ड बदलें',
    description: 'यहाँ आप लॉग इन रहेंगे, दूसरे डिवाइस से लॉग आउट हो जाएँगे।',
    current: 'अभी का पासवर्ड',
    new: 'नया पासवर्ड',
    confirm: 'नया पासवर्ड दोबारा डालें',
    save: 'पासवर्ड सेव करें',
    done: 'आपका पासवर्ड बदल गया। दूसरे डिवाइस से आप लॉग आउट हो गए हैं।',
  },
})
