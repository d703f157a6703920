import type * as english from '../../en/user/own-details.ts'
import { translation } from '../../translation.ts'

export const OWN_DETAILS_WORDS = translation<typeof english.OWN_DETAILS_WORDS>()({
  cancel: 'रद्द करा',
  saving: 'सेव्ह होत आहे...',
  details: {
    title: 'नाव किंवा फोन बदला',
    save: 'बदल सेव्ह करा',
    fullName: 'पूर्ण नाव',
    phone: 'मोबाइल नंबर',
    done: 'बदल सेव्ह झाले',
  },
  email: {
    title: 'ईमेल बदला',
    description: 'नवीन ईमेलवर आम्ही OTP पाठवू. इथे तुम्ही लॉग इन राहाल, इतर डिव्हाइसवरून लॉग आउट व्हाल.',
    newEmail: 'नवीन ईमेल',
    password: 'तुमचा पासवर्ड',
    send: 'OTP पाठवा',
    sending: 'OTP पाठवत आहोत...',
    code: 'OTP',
    codeHint: 'आम्ही तो {email} वर पाठवला आहे. तो {minutes} मिनिटे चालेल.',
    change: 'ईमेल बदला',
    checking: 'तपासत आहोत...',
    done: 'तुमचा ईमेल बदलला. आता याच ईमेलने लॉग इन करा. इतर डिव्हाइसवरून तुम्ही लॉग आउट झाला आहात.',
  },
  password: {
    title: 'पासवर्ड बदला',
    description: 'इथे तुम्ही लॉग इन राहाल, इतर डिव्हाइसवरून लॉग आउट व्हाल.',
    current: 'सध्याचा पासवर्ड',
    new: 'नवीन पासवर्ड',
    confirm: 'नवीन पासवर्ड पुन्हा टाका',
    save: 'पासवर्ड सेव्ह करा',
    done: 'तुमचा पासवर्ड बदलला. इतर डिव्हाइसवरून तुम्ही लॉग आउट झाला आहात.',
  },
})
