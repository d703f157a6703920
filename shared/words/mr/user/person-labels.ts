import type * as english from '../../en/user/person-labels.ts'
import { translation } from '../../translation.ts'

export const GENDER_LABELS = translation<typeof english.GENDER_LABELS>()({
  male: 'पुरुष',
  female: 'स्त्री',
  other: 'इतर',
  'prefer-not-to-say': 'सांगायचे नाही',
})

export const EDUCATION_LABELS = translation<typeof english.EDUCATION_LABELS>()({
  'High School': 'माध्यमिक शाळा',
  Graduation: 'पदवी',
  'Post Graduation': 'पदव्युत्तर',
  'Doctorate Degree': 'पीएचडी',
  'Technical or Vocational School': 'ITI किंवा व्यावसायिक शिक्षण',
  Other: 'इतर',
})

export const OCCUPATION_LABELS = translation<typeof english.OCCUPATION_LABELS>()({
  Student: 'विद्यार्थी',
  Employed: 'नोकरी',
  'Self-employed': 'स्वतःचा व्यवसाय',
  Unemployed: 'सध्या काम नाही',
  Retired: 'निवृत्त',
  Other: 'इतर',
})

export const EXAM_LABELS = translation<typeof english.EXAM_LABELS>()({
  MPSC: 'MPSC',
  UPSC: 'UPSC',
  'Saral Seva': 'सरळ सेवा',
  Railway: 'रेल्वे',
  'Staff Selection Commission': 'स्टाफ सिलेक्शन कमिशन (SSC)',
  'NOR-CET': 'NOR-CET',
  'Police Bharti': 'पोलीस भरती',
  SRPF: 'SRPF',
  CRPF: 'CRPF',
  'Army-GD': 'आर्मी GD',
  'Army-NA': 'आर्मी NA',
  'SSC (10th)': 'दहावी (SSC)',
  'HSC (12th)': 'बारावी (HSC)',
  JEE: 'JEE',
  NEET: 'NEET',
  'MHT-CET': 'MHT-CET',
  UG: 'UG',
  PG: 'PG',
  PHD: 'PHD',
  MCR: 'MCR',
  CDS: 'CDS',
  DMER: 'DMER',
  Banking: 'बँकिंग',
  'Any Other': 'इतर कोणतीही',
})

export const YES_NO_LABELS = translation<typeof english.YES_NO_LABELS>()({
  yes: 'हो',
  no: 'नाही',
})
