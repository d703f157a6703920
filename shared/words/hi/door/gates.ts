import type * as english from '../../en/door/gates.ts'
import { translation } from '../../translation.ts'

export const GATES_WORDS = translation<typeof english.GATES_WORDS>()({
  title: 'गेट',
  subtitle: 'दरवाज़े पर पास पढ़ने वाले डिवाइस',
  loading: 'गेट की सूची आ रही है...',
  loadFailed: 'गेट की सूची नहीं आई',
  none: 'अभी कोई गेट नहीं',
  noneHint: 'दरवाज़े वाले डिवाइस पर यह पेज खोलें और उसे गेट बनाएँ।',
  setUp: 'इस डिवाइस को गेट बनाएँ',
  enrolled: '{day} को {name} ने जोड़ा',
  enrolledByNobody: '{day} को जोड़ा गया',
  lastContact: 'पिछला संपर्क {day}, {time}',
  noContact: 'अभी तक संपर्क नहीं',
  clockRight: 'घड़ी सही',
  clockOff: 'घड़ी {minutes} मिनट गलत',
  version: 'वर्ज़न {version}',
  active: 'चालू',
  silent: 'एक दिन से संपर्क नहीं',
  revokedOn: '{day} को रद्द किया गया',
  removedOn: '{day} को डिवाइस से हटाया गया',
  revoke: 'रद्द करें',
  revokeTitle: '{name} को रद्द करें?',
  revokeText: 'यह बंद हो जाता है और अगले संपर्क पर अपनी जानकारी हटा देता है। न भेजी गई एंट्री चली जाती हैं।',
  revokeConfirm: 'गेट रद्द करें',
  keep: 'रहने दें',
  revoked: 'गेट रद्द किया गया',
})

export const OWN_PIN_WORDS = translation<typeof english.OWN_PIN_WORDS>()({
  title: 'आपका PIN',
  about: 'इससे आप गेट खोलते हैं, और रोके गए लोगों को अंदर जाने देते हैं।',
  pin: 'नया PIN',
  pinHint: '6 अंक',
  password: 'आपका पासवर्ड',
  passwordMissing: 'अपना पासवर्ड लिखें',
  save: 'PIN सेव करें',
  saving: 'सेव हो रहा है...',
  saved: 'आपका PIN सेव हो गया। ऑनलाइन गेट को यह कुछ सेकंड में पता चलता है।',
})
