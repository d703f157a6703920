import { expect, test } from 'vitest'
import {
  EDUCATIONAL_BACKGROUNDS,
  EXAMS,
  GENDERS,
  needsJobTitle,
  OCCUPATIONS,
  REFERRAL_SOURCES,
  STUDY_ROOM_DURATIONS,
  YES_NO,
} from './options.ts'

test.each<[string, readonly string[], string]>([
  ['gender', GENDERS, 'male, female, other, prefer-not-to-say'],
  [
    'educational background',
    EDUCATIONAL_BACKGROUNDS,
    'High School, Graduation, Post Graduation, Doctorate Degree, Technical or Vocational School, Other',
  ],
  ['occupation', OCCUPATIONS, 'Student, Employed, Self-employed, Unemployed, Retired, Other'],
  [
    'exam',
    EXAMS,
    'MPSC, UPSC, Saral Seva, Railway, Staff Selection Commission, NOR-CET, Police Bharti, SRPF, CRPF, Army-GD, Army-NA, SSC (10th), HSC (12th), JEE, NEET, MHT-CET, UG, PG, PHD, MCR, CDS, DMER, Banking, Any Other',
  ],
  [
    'study room duration',
    STUDY_ROOM_DURATIONS,
    'Less than a month, 1 Month, 2 Month, 3 Month, 4 Month, 5 Month, 6 Month, More Than 6 Months, 1 Year, More Than 1 Year',
  ],
  [
    'how did you know',
    REFERRAL_SOURCES,
    'Friends, Google, Facebook, Instagram, a regional magazine, WhatsApp, SMS, Pamphlet, Banner / Hoarding',
  ],
  ['visited before', YES_NO, 'yes, no'],
])('the %s options are the specified ones [person-7]', (_, options, listed) => {
  expect(options.join(', ')).toBe(listed)
})

test.each([
  ['Student', false],
  ['Unemployed', false],
  ['Employed', true],
  ['Self-employed', true],
  ['Retired', true],
  ['Other', true],
])('%s needs a job title: %s', (occupation, expected) => {
  expect(needsJobTitle(occupation)).toBe(expected)
})
