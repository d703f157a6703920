import type * as english from '../../en/door/gate.ts'
import { translation } from '../../translation.ts'

export const GATE_WORDS = translation<typeof english.GATE_WORDS>()({
  title: 'गेट',
  picture: 'कॅमेऱ्याचे चित्र',
  scanHere: 'तुमचा पास दाखवा',
  scanHint: 'फोन, कार्ड किंवा मेंबर आयडी',
  cameraOn: 'कॅमेरा सुरू करा',
  cameraOff: 'कॅमेरा बंद करा',
  cameraSwitch: 'दुसरा कॅमेरा वापरा',
  lightOn: 'लाइट सुरू करा',
  lightOff: 'लाइट बंद करा',
  cameraStarting: 'कॅमेरा सुरू होत आहे...',
  lock: 'लॉक करा',
  find: 'मेंबर शोधा',
  inside: 'आत',
  insideTitle: 'आत कोण आहे',
  nobodyInside: 'आत कोणी नाही.',
  insideSince: '{time} पासून',
  insideCount: { one: '{count} जण आत', other: '{count} जण आत' },
  noRoom: 'इतर',
  loading: 'मेंबरची यादी पहिल्यांदा येत आहे...',
  demoTitle: 'डेमोमध्ये नाही',
  demo: 'गेट खरे पास वाचते, म्हणून त्याला खरी अभ्यासिका लागते.',
  noStorage: 'हा ब्राउझर माहिती साठवत नाही, जसे प्रायव्हेट विंडोमध्ये. गेट नेहमीच्या विंडोमध्ये उघडा.',
})

export const GATE_DIRECTION_WORDS = translation<typeof english.GATE_DIRECTION_WORDS>()({
  label: 'दिशा',
  auto: 'ऑटो',
  in: 'आत',
  out: 'बाहेर',
})

export const GATE_BATCH_WORDS = translation<typeof english.GATE_BATCH_WORDS>()({
  night: 'नाइट',
  day: 'डे',
  allHours: '24 तास',
})

export const GATE_VERDICT_WORDS = translation<typeof english.GATE_VERDICT_WORDS>()({
  in: 'आत या',
  out: 'पुन्हा या',
  look: 'थोडे थांबा',
  refused: 'थांबा',
  turnedAway: 'परत पाठवले',
  overridden: 'आत सोडले',
  seat: 'सीट {seat}',
  minor: '18 पेक्षा लहान',
  noPhoto: 'फोटो नाही',
  unknownName: 'इथे माहीत नाही',
  daysLeft: { one: '{count} दिवस शिल्लक', other: '{count} दिवस शिल्लक' },
  lastDay: 'शेवटचा दिवस',
  insideSince: '{time} पासून आत',
  drawnAt: '{day}, {time} चा कोड',
  syncedAt: 'मेंबरची यादी {time} ची',
  due: '₹{amount} बाकी',
  from: '{day} पासून',
  until: '{day} पर्यंत',
  fromTime: '{time} पासून',
  letIn: 'आत सोडा',
  letOut: 'बाहेर सोडा',
  leavingTodo: 'फक्त बाहेर जायला. फोटो जुळवा.',
  turnAway: 'परत पाठवा',
  next: 'पुढचा',
  letInAnyway: 'तरीही आत सोडा',
  visitor: 'व्हिजिटर',
  visitorTodo: 'व्हिजिटर स्कॅनरमध्ये भेट पूर्ण करा.',
  openScanner: 'व्हिजिटर स्कॅनर उघडा',
})

export const GATE_REASONS = translation<typeof english.GATE_REASONS>()({
  notOurs: { title: 'आपला कोड नाही', todo: 'या अभ्यासिकेचा पास मागा, किंवा मेंबर नावाने शोधा.' },
  unreadable: { title: 'वाचता आला नाही', todo: 'ब्राइटनेस वाढवून पुन्हा दाखवा.' },
  forged: { title: 'पास खरा नाही', todo: 'नाव विचारा आणि मालकांना सांगा.' },
  pictureOfACode: { title: 'जुना फोटो', todo: 'स्क्रीनशॉट नको, चालू पास दाखवायला सांगा.' },
  replayed: { title: 'आधीच वापरला', todo: 'फोनवर पुढचा कोड येईपर्यंत थांबा.' },
  unknownPass: { title: 'पास माहीत नाही', todo: 'रिसेप्शनवर बुकिंग तपासा.' },
  newSinceSync: { title: 'खूप नवीन', todo: 'रिसेप्शनवर बुकिंग तपासा.' },
  revoked: { title: 'पास रद्द आहे', todo: 'नवीन पास मागा, किंवा रिसेप्शनवरून घ्या.' },
  notPaid: { title: 'पैसे भरलेले नाहीत', todo: 'रिसेप्शनवर पैसे भरा.' },
  notStarted: { title: 'अजून सुरू नाही', todo: 'बुकिंगच्या पहिल्या दिवशी या.' },
  ended: { title: 'मेंबरशिप संपली', todo: 'रिसेप्शनवर रिन्यू करा.' },
  otherBatch: { title: 'दुसरी बॅच', todo: 'बुक केलेल्या बॅचच्या वेळेत या.' },
  suspended: { title: 'अकाउंट बंद आहे', todo: 'मालकांशी बोला.' },
  alreadyInside: { title: 'आधीच आत', todo: 'फोटो जुळवा. पास दुसऱ्याने वापरला आहे का?' },
  notInside: { title: 'आत नव्हते', todo: 'कधी आत आले ते विचारा.' },
  hallClosed: { title: 'आज सुट्टी', todo: 'पुढच्या चालू दिवशी या.' },
  consentMissing: { title: 'संमती नाही', todo: 'आधी पालकांची संमती लागेल.' },
  rosterTooOld: { title: 'गेट फार दिवस ऑफलाइन', todo: 'हे गेट इंटरनेटला जोडा.' },
  deviceRevoked: { title: 'गेट रद्द केले आहे', todo: 'हे डिव्हाइस पुन्हा नोंदवा.' },
})

export const GATE_LOOKS = translation<typeof english.GATE_LOOKS>()({
  comparePhoto: { title: 'फोटो जुळवा', todo: 'चेहरा तोच आहे का?' },
  newSinceSync: { title: 'नवीन मेंबर', todo: 'शेवटच्या संपर्कानंतरचे बुकिंग. पावती मागा.' },
  clockOff: { title: 'चुकीचे घड्याळ', todo: 'फोनचे घड्याळ चुकीचे आहे. फोटो जुळवा.' },
  dues: { title: 'पैसे बाकी', todo: 'रिसेप्शनवर पैसे भरायला सांगा.' },
  notInside: { title: 'आत नव्हते', todo: 'आज आत आल्याची नोंद नाही. बाहेर सोडायचे?' },
})

export const GATE_FIND_WORDS = translation<typeof english.GATE_FIND_WORDS>()({
  title: 'मेंबर शोधा',
  label: 'नाव, मेंबर आयडी, सीट किंवा फोनचे शेवटचे 4 आकडे',
  none: 'कोणी सापडले नाही.',
  more: 'आणखी लिहा, म्हणजे यादी लहान होईल.',
})

export const GATE_PIN_WORDS = translation<typeof english.GATE_PIN_WORDS>()({
  title: 'गेट लॉक आहे',
  about: 'तुमचा 6 आकडी PIN टाका.',
  pin: 'PIN',
  open: 'गेट उघडा',
  wrong: 'PIN चुकीचा आहे.',
  wait: 'खूप वेळा चुकीचा PIN टाकला. {seconds} सेकंदांनी पुन्हा प्रयत्न करा.',
  noStaff: 'अजून कोणाचाच PIN नाही. तुमचा PIN "गेट" पेजवर सेव्ह करा.',
  gates: 'गेट पेज उघडा',
  stillLoggedIn: 'तुम्ही या डिव्हाइसवर अजून लॉग इन आहात. गेटला त्याची गरज नाही.',
  logOut: 'लॉग आउट करा',
  checking: 'तपासत आहे...',
})

export const GATE_OVERRIDE_WORDS = translation<typeof english.GATE_OVERRIDE_WORDS>()({
  title: 'तरीही आत सोडा',
  about: 'मालकांना हे तुमच्या नावासह दिसेल.',
  note: 'का?',
  noteMissing: 'थोडक्यात कारण लिहा',
  confirm: 'आत सोडा',
  cancel: 'रद्द करा',
})

export const GATE_NOTICE_WORDS = translation<typeof english.GATE_NOTICE_WORDS>()({
  live: 'ऑनलाइन',
  offline: 'ऑफलाइन. मेंबरची यादी {time} ची.',
  offlineDay: '{hours} तासांपासून ऑफलाइन. नवीन बुकिंग आणि रद्द झालेले पास दिसत नाहीत.',
  unsent: { one: '{count} नोंद अजून पाठवलेली नाही', other: '{count} नोंदी अजून पाठवलेल्या नाहीत' },
  clock: 'या डिव्हाइसचे घड्याळ {minutes} मिनिटांनी चुकीचे आहे. ते बरोबर करा.',
  refused: 'सर्व्हर हे गेट ओळखत नाही. "गेट" पेजवर ते पुन्हा नोंदवा.',
  tooOld: '7 दिवस संपर्क नाही, म्हणून मेंबरची यादी काढली. इंटरनेटला जोडा.',
})

export const GATE_ENROLL_WORDS = translation<typeof english.GATE_ENROLL_WORDS>()({
  title: 'हे गेट तयार करा',
  about: 'हे डिव्हाइस दारात पास वाचेल. त्याला नाव द्या, जसे "मुख्य दार".',
  name: 'गेटचे नाव',
  nameMissing: 'नाव लिहा',
  enroll: 'हे डिव्हाइस नोंदवा',
  enrolling: 'नोंदवत आहे...',
  failed: 'हे डिव्हाइस नोंदवता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  revokedTitle: 'हे गेट रद्द केले आहे',
  revoked: 'त्याची माहिती या डिव्हाइसवरून काढली आहे.',
  revokedSent: 'त्याची माहिती या डिव्हाइसवरून काढली आहे. त्याच्या सगळ्या नोंदी सर्व्हरवर आहेत.',
  revokedLost: {
    one: 'त्याची माहिती या डिव्हाइसवरून काढली आहे. सर्व्हरला न मिळालेली {count} नोंदही गेली. मालकांना सांगा.',
    other:
      'त्याची माहिती या डिव्हाइसवरून काढली आहे. सर्व्हरला न मिळालेल्या {count} नोंदीही गेल्या. मालकांना सांगा.',
  },
  adminOnly: 'गेट अ‍ॅडमिन तयार करतात: आधी या डिव्हाइसवर लॉग इन करा.',
  logIn: 'लॉग इन करा',
})

export const GATE_REMOVE_WORDS = translation<typeof english.GATE_REMOVE_WORDS>()({
  open: 'हे गेट काढून टाका',
  title: 'हे गेट काढून टाकायचे?',
  about: 'मेंबरची यादी, फोटो आणि की या डिव्हाइसवरून काढल्या जातात. पुन्हा वापरायला ते पुन्हा नोंदवा.',
  unsent: {
    one: '{count} नोंद अजून पाठवलेली नाही. आधी ती पाठवू.',
    other: '{count} नोंदी अजून पाठवलेल्या नाहीत. आधी त्या पाठवू.',
  },
  confirm: 'गेट काढा',
  removing: 'काढत आहे...',
  keep: 'राहू द्या',
  offlineTitle: 'सर्व्हरशी संपर्क नाही',
  offline: 'आत्ता गेट काढले तर अ‍ॅडमिनने ते "गेट" पेजवर रद्द करणे बाकी राहील.',
  lost: {
    one: 'न पाठवलेली {count} नोंद जाईल.',
    other: 'न पाठवलेल्या {count} नोंदी जातील.',
  },
  confirmAnyway: 'तरीही काढा',
  confirmLost: {
    one: '{count} नोंद गमावून काढा',
    other: '{count} नोंदी गमावून काढा',
  },
  removedTitle: 'गेट काढून टाकले',
  removed: 'या डिव्हाइसवर गेटची कोणतीही माहिती उरलेली नाही.',
  removedUnreported:
    'या डिव्हाइसवर गेटची कोणतीही माहिती उरलेली नाही. अ‍ॅडमिनला ते "गेट" पेजवर रद्द करायला सांगा.',
})
