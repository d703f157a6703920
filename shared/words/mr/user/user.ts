import type * as english from '../../en/user/user.ts'
import { translation } from '../../translation.ts'

export const OWN_USER_MESSAGES = translation<typeof english.OWN_USER_MESSAGES>()({
  loggedIn: 'लॉग इन झाले',
  loggedOut: 'तुम्ही लॉग आउट झाला आहात',
  registered: 'तुमचे अकाउंट तयार झाले',
  codeSent: 'आम्ही तुम्हाला ईमेलने OTP पाठवला आहे',
  emailVerified: 'तुमचा ईमेल तपासला गेला',
  resetCodeSent: 'आम्ही तुम्हाला ईमेलने OTP पाठवला आहे',
  resetCodeRight: 'OTP बरोबर आहे',
  passwordReset: 'पासवर्ड बदलला! आता नवीन पासवर्डने लॉग इन करा.',
  passwordChanged: 'तुमचा पासवर्ड बदलला. इतर डिव्हाइसवरून तुम्ही लॉग आउट झाला आहात.',
  detailsSaved: 'बदल सेव्ह झाले',
  emailCodeSent: 'आम्ही तुम्हाला ईमेलने OTP पाठवला आहे',
  emailChanged: 'तुमचा ईमेल बदलला. यापुढे नवीन ईमेलने लॉग इन करा. इतर डिव्हाइसवरून तुम्ही लॉग आउट झाला आहात.',
  pushOn: 'नोटिफिकेशन सुरू आहेत',
  pushOff: 'नोटिफिकेशन बंद आहेत',
  languageSaved: 'भाषा सेव्ह झाली',
  sessionEnded: 'ते डिव्हाइस लॉग आउट झाले',
  secondFactorOn: 'तुमचा दुसरा टप्पा सुरू झाला. इतर डिव्हाइसवरून तुम्ही लॉग आउट झाला आहात.',
  secondFactorOff: 'तुमचा दुसरा टप्पा बंद झाला',
  recoveryCodesRenewed: 'हे तुमचे नवीन रिकव्हरी कोड. जुने कोड आता चालणार नाहीत.',
  pictureSaved: 'प्रोफाइल फोटो सेव्ह झाला',
  membershipSaved: 'मेंबरशिपची माहिती सेव्ह झाली',
  parentAsked: 'आम्ही तुमच्या पालकांना ईमेलने OTP पाठवला आहे',
  consented: 'धन्यवाद. आता तुम्ही सीट बुक करू शकता.',
  deleted: 'तुमचे अकाउंट आणि तुमची माहिती डिलीट झाली',
})
