import type * as english from '../../en/door/gates.ts'
import { translation } from '../../translation.ts'

export const GATES_WORDS = translation<typeof english.GATES_WORDS>()({
  title: 'गेट',
  subtitle: 'दारात पास वाचणारी डिव्हाइस',
  loading: 'गेटची यादी येत आहे...',
  loadFailed: 'गेटची यादी आली नाही',
  none: 'अजून एकही गेट नाही',
  noneHint: 'दारातल्या डिव्हाइसवर हे पेज उघडा आणि ते गेट म्हणून तयार करा.',
  setUp: 'हे डिव्हाइस गेट म्हणून वापरा',
  enrolled: '{day} ला {name} यांनी नोंदवले',
  enrolledByNobody: '{day} ला नोंदवले',
  lastContact: 'शेवटचा संपर्क {day}, {time}',
  noContact: 'अजून संपर्क नाही',
  clockRight: 'घड्याळ बरोबर',
  clockOff: 'घड्याळ {minutes} मिनिटांनी चुकीचे',
  version: 'आवृत्ती {version}',
  active: 'चालू',
  silent: 'एक दिवस संपर्क नाही',
  revokedOn: '{day} ला रद्द केले',
  removedOn: '{day} ला डिव्हाइसवरून काढले',
  revoke: 'रद्द करा',
  revokeTitle: '{name} रद्द करायचे?',
  revokeText: 'ते बंद होते आणि पुढच्या संपर्कात त्याची माहिती काढते. न पाठवलेल्या नोंदी जातात.',
  revokeConfirm: 'गेट रद्द करा',
  keep: 'राहू द्या',
  revoked: 'गेट रद्द केले',
})

export const OWN_PIN_WORDS = translation<typeof english.OWN_PIN_WORDS>()({
  title: 'तुमचा PIN',
  about: 'याने तुम्ही गेट उघडता, आणि अडवलेल्यांना आत सोडता.',
  pin: 'नवीन PIN',
  pinHint: '6 आकडे',
  password: 'तुमचा पासवर्ड',
  passwordMissing: 'तुमचा पासवर्ड लिहा',
  save: 'PIN सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  saved: 'तुमचा PIN सेव्ह झाला. ऑनलाइन गेटला तो काही सेकंदांत कळतो.',
})
