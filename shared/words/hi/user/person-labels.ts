import type * as english from '../../en/user/person-labels.ts'
import { translation } from '../../translation.ts'

export const GENDER_LABELS = translation<typeof english.GENDER_LABELS>()({
  male: 'पुरुष',
  female: 'महिला',
  other: 'अन्य',
  'prefer-not-to-say': 'नहीं बताना है',
})

export const EDUCATION_LABELS = translation<typeof english.EDUCATION_LABELS>()({
  'High School': 'हाई स्कूल',
  Graduation: 'ग्रेजुएशन',
  'Post Graduation': 'पोस्ट ग्रेजुएशन',
  'Doctorate Degree': 'पीएचडी',
  'Technical or Vocational School': 'टेक्निकल या ITI',
  Other: 'अन्य',
})

export const OCCUPATION_LABELS = translation<typeof english.OCCUPATION_LABELS>()({
  Student: 'विद्यार्थी',
  Employed: 'नौकरी',
  'Self-employed': 'अपना काम',
  Unemployed: 'अभी कोई काम नहीं',
  Retired: 'रिटायर्ड',
  Other: 'अन्य',
})

export const EXAM_LABELS = translation<typeof english.EXAM_LABELS>()({
  MPSC: 'MPSC',
  UPSC: 'UPSC',
  'Saral Seva': 'सरल सेवा',
  Railway: 'रेलवे',
  'Staff Selection Commission': 'स्टाफ़ सिलेक्शन कमीशन (SSC)',
  'NOR-CET': 'NOR-CET',
  'Police Bharti': 'पुलिस भर्ती',
  SRPF: 'SRPF',
  CRPF: 'CRPF',
  'Army-GD': 'आर्मी GD',
  'Army-NA': 'आर्मी NA',
  'SSC (10th)': 'दसवीं (SSC)',
  'HSC (12th)': 'बारहवीं (HSC)',
  JEE: 'JEE',
  NEET: 'NEET',
  'MHT-CET': 'MHT-CET',
  UG: 'UG',
  PG: 'PG',
  PHD: 'PHD',
  MCR: 'MCR',
  CDS: 'CDS',
  DMER: 'DMER',
  Banking: 'बैंकिंग',
  'Any Other': 'कोई और',
})

export const YES_NO_LABELS = translation<typeof english.YES_NO_LABELS>()({
  yes: 'हाँ',
  no: 'नहीं',
})
