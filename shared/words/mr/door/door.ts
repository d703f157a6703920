import type * as english from '../../en/door/door.ts'
import { translation } from '../../translation.ts'

export const DOOR_WORDS = translation<typeof english.DOOR_WORDS>()({
  title: 'प्रवेश',
  views: 'या पेजचे भाग',
  inside: 'आत कोण',
  entries: 'नोंदी',
  hours: 'गर्दीचे तास',
  members: 'फोन करायचे मेंबर',
})

export const INSIDE_WORDS = translation<typeof english.INSIDE_WORDS>()({
  total: { one: '{count} जण आत', other: '{count} जण आत' },
  byRoom: 'रूमनुसार',
  byBatch: 'बॅचनुसार',
  other: 'इतर',
  list: 'आत कोण आहे',
  seat: 'सीट {seat}',
  since: '{time} पासून',
  nobody: 'आत कोणी नाही',
  nobodyHint: 'गेटने आत सोडले की नाव इथे दिसेल.',
  loading: 'आत कोण आहे ते लोड होत आहे...',
  failed: 'आत कोण आहे ते लोड झाले नाही',
})

export const DAY_ENTRIES_WORDS = translation<typeof english.DAY_ENTRIES_WORDS>()({
  day: 'दिवस',
  search: 'नोंदी शोधा',
  searchHint: 'नाव, ईमेल किंवा मेंबर आयडी',
  outcome: 'काय झाले',
  allOutcomes: 'सर्व नोंदी',
  gate: 'गेट',
  allGates: 'सर्व गेट',
  room: 'रूम',
  allRooms: 'सर्व रूम',
  clear: 'फिल्टर काढा',
  list: 'नोंदी',
  count: { one: '{count} नोंद', other: '{count} नोंदी' },
  noneTitle: 'नोंदी नाहीत',
  none: 'या दिवशी कोणी आले नाही, किंवा जुळणारी नोंद नाही.',
  wrong: 'तपासण्यासारखे',
  double: '{name} {time} वाजता आत आले ({gate}), आणि {since} पासून आधीच आत होते.',
  gap: {
    one: '{gate}: {from} ते {to} मधली {count} नोंद हरवली आहे.',
    other: '{gate}: {from} ते {to} मधल्या {count} नोंदी हरवल्या आहेत.',
  },
  firstGap: {
    one: '{gate}: {to} च्या आधीची {count} नोंद हरवली आहे.',
    other: '{gate}: {to} च्या आधीच्या {count} नोंदी हरवल्या आहेत.',
  },
})

export const ENTRIES_EXPORT_WORDS = translation<typeof english.ENTRIES_EXPORT_WORDS>()({
  title: 'नोंदी डाउनलोड करा',
  about: 'Excel साठी CSV फाइल, जास्तीत जास्त 31 दिवसांची. कोणी डाउनलोड केली ते ऑडिट लॉगमध्ये दिसते.',
  from: 'पासून',
  until: 'पर्यंत',
  download: 'डाउनलोड करा',
  busy: 'डाउनलोड होत आहे...',
  failed: 'फाइल डाउनलोड झाली नाही. कृपया पुन्हा प्रयत्न करा.',
})

export const HOURS_WORDS = translation<typeof english.HOURS_WORDS>()({
  upTo: 'या दिवसापर्यंतचे 7 दिवस',
  about: {
    one: '{from} ते {to} मधल्या {count} दिवशी प्रत्येक तासाला आत किती जण होते.',
    other: '{from} ते {to} मधल्या {count} दिवसांत प्रत्येक तासाला आत सरासरी किती जण होते.',
  },
  peak: '{from} ते {to} सर्वात जास्त गर्दी: {seats} पैकी {people} सीट.',
  chart: '{room}: {peak}',
  seats: '{seats} सीट',
  table: 'तक्ता पाहा',
  hour: 'तास',
  none: 'या दिवसांत कोणी आले नाही',
  noneHint: 'गेटकडून नोंदी आल्या की चित्र दिसेल.',
  loading: 'तास लोड होत आहेत...',
  failed: 'तास लोड झाले नाहीत',
  print: 'प्रिंट करा',
})

export const ATTENDANCE_LISTS_WORDS = translation<typeof english.ATTENDANCE_LISTS_WORDS>()({
  expired: 'मेंबरशिप संपली, तरी येतात',
  expiredAbout: 'शेवटच्या भरलेल्या दिवसानंतरही गेल्या 14 दिवसांत आले.',
  noneExpired: 'कोणी नाही.',
  lastDay: 'मेंबरशिप {day} ला संपली',
  came: {
    one: '{day} ला एकदा आले',
    other: '{count} वेळा आले, शेवटचे {day} ला',
  },
  letIn: { one: 'एकदा आत सोडले', other: '{count} वेळा आत सोडले' },
  stopped: 'येणे थांबले',
  stoppedAbout: 'गेल्या 14 दिवसांचे पैसे भरले आहेत, पण आले नाहीत. फक्त प्रौढ.',
  noneStopped: 'कोणी नाही.',
  cameOn: 'शेवटचे {day} ला आले',
  neverCame: 'गेटमधून कधीच आले नाहीत',
  unknown: 'गेट 14 दिवस वापरात नाही, म्हणून सांगता येत नाही.',
  noPhone: 'फोन नंबर नाही',
  loading: 'याद्या लोड होत आहेत...',
  failed: 'याद्या लोड झाल्या नाहीत',
})
