import type * as english from '../../en/user/member-notes.ts'
import { translation } from '../../translation.ts'

export const MEMBER_NOTE_WORDS = translation<typeof english.MEMBER_NOTE_WORDS>()({
  title: 'संपर्क और नोट्स',
  call: 'फ़ोन करें',
  callLabel: '{name} को फ़ोन करें',
  whatsApp: 'WhatsApp',
  whatsAppLabel: '{name} को WhatsApp पर लिखें',
  noPhone: 'फ़ोन नंबर नहीं है।',
  message: 'WhatsApp मैसेज, भाषा: {language}',
  noteCall: 'फ़ोन किया, यह दर्ज करें',
  noteWhatsApp: 'WhatsApp भेजा, यह दर्ज करें',
  noting: 'दर्ज हो रहा है...',
  loading: 'नोट्स लोड हो रहे हैं...',
  failed: 'नोट्स लोड नहीं हुए',
  none: 'अभी कोई नोट नहीं।',
  kinds: { note: 'नोट', call: 'फ़ोन किया', whatsapp: 'WhatsApp भेजा' },
  when: '{day}, {time}',
  whenBy: '{day}, {time}, {by}',
  about: 'सीट {seat}, {period}',
  newNote: 'नया नोट',
  hint: '{name} इसे अपने डेटा की फ़ाइल में पढ़ सकते हैं।',
  empty: 'नोट लिखें',
  save: 'नोट सेव करें',
  saving: 'सेव हो रहा है...',
  remove: 'हटाएँ',
  removeLabel: '{day} का नोट हटाएँ',
  removeTitle: 'यह नोट हटाएँ?',
  removeEffect: 'यह वापस नहीं आएगा।',
  keep: 'नोट रहने दें',
  removing: 'हट रहा है...',
})

export const NOTE_MESSAGES = translation<typeof english.NOTE_MESSAGES>()({
  added: 'दर्ज हो गया',
  removed: 'नोट हटा दिया',
})

export const LAST_CONTACT_WORDS = translation<typeof english.LAST_CONTACT_WORDS>()({
  title: 'आखिरी संपर्क',
  call: 'फ़ोन किया: {day}',
  whatsapp: 'WhatsApp भेजा: {day}',
})
