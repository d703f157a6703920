import type * as english from '../../en/page/shell.ts'
import { translation } from '../../translation.ts'

export const SHELL_WORDS = translation<typeof english.SHELL_WORDS>()({
  loading: 'लोड होत आहे...',
  failedTitle: 'काहीतरी चुकले',
  failed: 'हे पेज दाखवता आले नाही. इंटरनेट तपासा आणि पेज पुन्हा लोड करा.',
  reload: 'पुन्हा लोड करा',
  home: 'मुख्य पेजवर जा',
  offlineTitle: 'कनेक्ट होत नाही',
  offline: 'तुम्ही अजून लॉग इन आहात. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  tryAgain: 'पुन्हा प्रयत्न करा',
})

export const SCREEN_TITLES = translation<typeof english.SCREEN_TITLES>()({
  membership: 'मेंबरशिपची माहिती',
  login: 'लॉग इन',
  register: 'अकाउंट तयार करा',
  reset: 'पासवर्ड बदला',
  claim: 'तुमचे अकाउंट सुरू करा',
  booking: 'सीट बुक करा',
  payment: 'पेमेंट',
  congratulations: 'अभिनंदन',
  dashboard: 'डॅशबोर्ड',
  receipts: 'पावत्या',
  yourData: 'तुमचा डेटा',
  pass: 'प्रवेश पास',
  tour: 'भेट ठरवा',
  visitorPass: 'व्हिजिटर पास',
  consent: 'संमती',
  privacy: 'गोपनीयता सूचना',
  yourTours: 'तुमच्या भेटी',
  landing: 'अभ्यासिका',
})
