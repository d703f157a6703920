import type * as english from '../../en/user/member-notes.ts'
import { translation } from '../../translation.ts'

export const MEMBER_NOTE_WORDS = translation<typeof english.MEMBER_NOTE_WORDS>()({
  title: 'संपर्क आणि नोट्स',
  call: 'फोन करा',
  callLabel: '{name} यांना फोन करा',
  whatsApp: 'WhatsApp',
  whatsAppLabel: '{name} यांना WhatsApp वर लिहा',
  noPhone: 'फोन नंबर नाही.',
  message: 'WhatsApp मेसेज, भाषा: {language}',
  noteCall: 'फोन केला अशी नोंद करा',
  noteWhatsApp: 'WhatsApp पाठवला अशी नोंद करा',
  noting: 'नोंद होत आहे...',
  loading: 'नोट्स लोड होत आहेत...',
  failed: 'नोट्स लोड झाल्या नाहीत',
  none: 'अजून नोट्स नाहीत.',
  kinds: { note: 'नोट', call: 'फोन केला', whatsapp: 'WhatsApp पाठवला' },
  when: '{day}, {time}',
  whenBy: '{day}, {time}, {by}',
  about: 'सीट {seat}, {period}',
  newNote: 'नवीन नोट',
  hint: '{name} यांना ती त्यांच्या डेटाच्या फाइलमध्ये वाचता येते.',
  empty: 'नोट लिहा',
  save: 'नोट सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  remove: 'काढा',
  removeLabel: '{day} ची नोट काढा',
  removeTitle: 'ही नोट काढायची?',
  removeEffect: 'ती पुन्हा मिळवता येणार नाही.',
  keep: 'नोट राहू द्या',
  removing: 'काढत आहोत...',
})

export const NOTE_MESSAGES = translation<typeof english.NOTE_MESSAGES>()({
  added: 'नोंद झाली',
  removed: 'नोट काढली',
})

export const LAST_CONTACT_WORDS = translation<typeof english.LAST_CONTACT_WORDS>()({
  title: 'शेवटचा संपर्क',
  call: 'फोन केला: {day}',
  whatsapp: 'WhatsApp पाठवला: {day}',
})
