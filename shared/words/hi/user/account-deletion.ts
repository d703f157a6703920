import { BACKUPS_KEPT_DAYS } from '../../../domain/personal-data/fixed-periods.ts'
import type * as english from '../../en/user/account-deletion.ts'
import { translation } from '../../translation.ts'

export const ERASED_DATA = translation<typeof english.ERASED_DATA>()([
  'आपका नाम, ईमेल, फ़ोन, जन्मतिथि, लिंग, पासवर्ड और फ़ोटो',
  'मेंबरशिप की जानकारी: पता, माता-पिता का नाम और फ़ोन नंबर, शिक्षा, काम और परीक्षा; साथ में आपके बारे में रिसेप्शन के नोट्स',
  'आपके प्रवेश पास, और यह कि आने-जाने वाले आप थे',
  'आपकी विज़िट के अनुरोध, और आपको भेजे जा रहे ईमेल और OTP',
])

export const KEPT_DATA = translation<typeof english.KEPT_DATA>()([
  'आपकी बुकिंग और पेमेंट, जो हिसाब के लिए रखने पड़ते हैं: दिन, सीट, रकम और पेमेंट नंबर। साथ में मेंबर आईडी रहती है, नाम नहीं',
  'कितने लोग आए-गए, आपके नाम के बिना',
  'ऑडिट लॉग में यह रिकॉर्ड कि एक अकाउंट डिलीट हुआ, आपके नाम के बिना',
  `पुराने बैकअप, जो आम तौर पर ${BACKUPS_KEPT_DAYS} दिन तक रखे जाते हैं`,
])

export const ACCOUNT_DELETION_WORDS = translation<typeof english.ACCOUNT_DELETION_WORDS>()({
  title: 'अकाउंट डिलीट करें?',
  description: 'इसके बाद कुछ वापस नहीं आएगा।',
  keep: 'अकाउंट रहने दें',
  delete: 'हमेशा के लिए डिलीट करें',
  deleting: 'डिलीट हो रहा है...',
  erased: 'हम क्या डिलीट करते हैं',
  kept: 'हम क्या रखते हैं',
  after: 'आप हर जगह से लॉग आउट हो जाएँगे और एक आखिरी ईमेल मिलेगा।',
  endMembership: 'मेरी मेंबरशिप खत्म करें, जिसका पेमेंट {day} तक हो चुका है।',
  endMembershipHint:
    'आपकी सीट खाली हो जाएगी। अकाउंट डिलीट करने पर पैसे वापस नहीं मिलते। रिफ़ंड चाहिए तो पहले रिसेप्शन से पूछें।',
  endMembershipRequired: 'मेंबरशिप खत्म करनी है, तो इस पर टिक करें',
  password: 'आपका पासवर्ड',
  passwordHint: 'ताकि पता चले कि यह आप ही हैं।',
  lastSuperAdmin: {
    title: 'अभी अकाउंट डिलीट नहीं हो सकता',
    text: 'कम से कम एक सुपर एडमिन ज़रूरी है, और अभी सिर्फ़ आप हैं। पहले “अकाउंट सँभालें” में किसी और को सुपर एडमिन बनाएँ।',
  },
})
