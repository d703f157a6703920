import { describe, expect, test } from 'vitest'
import {
  startsBeforeTour,
  TOUR_FIELDS,
  type TourForm,
  type TourProblems,
  tourProblems,
} from './tour-form.ts'

const TODAY = '2026-11-20'
const FUTURE_EXAM = 'Please select a future examination date (tomorrow or later)'

const good: TourForm = {
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  gender: 'female',
  tourDate: '2026-11-21',
  tourTime: '9:00 AM - 10:00 AM',
  educationalBackground: 'Graduation',
  currentOccupation: 'Employed',
  jobTitle: 'Clerk',
  examPreparation: 'MPSC',
  examinationDate: '2026-11-21',
  studyRoomDuration: '1 to 6 Month',
  startDate: '2026-11-20',
  howDidYouKnow: 'a regional magazine',
  previousStudyRoomExperience: 'No',
  studyRoomComparison: 'No',
}

test('reports nothing when everything is filled in [tour-1]', () => {
  expect(tourProblems(good, TODAY)).toEqual({})
})

test('reports every field of an empty form, in order [tour-2]', () => {
  const empty: TourForm = {
    fullName: '',
    email: '',
    phoneNumber: '',
    gender: '',
    tourDate: '',
    tourTime: '',
    educationalBackground: '',
    currentOccupation: 'Employed',
    jobTitle: '',
    examPreparation: '',
    examinationDate: '',
    studyRoomDuration: '',
    startDate: '',
    howDidYouKnow: '',
    previousStudyRoomExperience: '',
    studyRoomComparison: '',
  }
  const problems = messagesOf(tourProblems(empty, TODAY))
  expect(Object.entries(problems)).toEqual([
    ['fullName', 'Full name is required'],
    ['email', 'Email is required'],
    ['phoneNumber', 'Phone number is required'],
    ['gender', 'Gender is required'],
    ['tourDate', 'Tour date is required'],
    ['tourTime', 'Tour time is required'],
    ['educationalBackground', 'Educational background is required'],
    ['jobTitle', 'Job title is required'],
    ['examPreparation', 'Exam preparation is required'],
    ['examinationDate', 'Examination date is required'],
    ['studyRoomDuration', 'Study room duration is required'],
    ['startDate', 'Start date is required'],
    ['howDidYouKnow', 'This field is required'],
    ['previousStudyRoomExperience', 'Previous study room experience is required'],
    ['studyRoomComparison', 'Study room comparison is required'],
  ])
  expect(TOUR_FIELDS).toHaveLength(16)
})

describe('invalid values', () => {
  test.each<[Partial<TourForm>, Partial<TourForm>]>([
    [{ fullName: '  ' }, { fullName: 'Full name is required' }],
    [{ email: ' ' }, { email: 'Email is required' }],
    [{ email: 'asha@' }, { email: 'Please enter a valid email address' }],
    [{ email: 'asha patil@example.com' }, { email: 'Please enter a valid email address' }],
    [
      { email: `${'a'.repeat(250)}@example.com` },
      { email: 'Email address is too long (maximum 254 characters)' },
    ],
    [
      { phoneNumber: '12345' },
      { phoneNumber: 'Please enter a valid 10-digit Indian mobile number' },
    ],
    [{ gender: 'robot' }, { gender: 'Gender is required' }],
    [{ tourDate: TODAY }, { tourDate: 'Please select a future date (tomorrow or later)' }],
    [{ tourDate: '2026-12-21' }, { tourDate: 'Tour date must be within 30 days from today' }],
    [{ tourTime: '8:00 AM - 9:00 AM' }, { tourTime: 'Please select a valid tour time' }],
    [
      { educationalBackground: 'Wizardry' },
      { educationalBackground: 'Educational background is required' },
    ],
    [
      { currentOccupation: '', jobTitle: '' },
      { currentOccupation: 'Current occupation is required' },
    ],
    [{ jobTitle: ' ' }, { jobTitle: 'Job title is required' }],
    [{ examPreparation: 'GRE' }, { examPreparation: 'Exam preparation is required' }],
    [{ examinationDate: TODAY }, { examinationDate: FUTURE_EXAM }],
    [{ examinationDate: '2027-02-30' }, { examinationDate: FUTURE_EXAM }],
    [{ studyRoomDuration: 'Forever' }, { studyRoomDuration: 'Study room duration is required' }],
    [{ startDate: '2026-11-19' }, { startDate: 'Start date cannot be in the past' }],
    [{ startDate: 'soon' }, { startDate: 'Please enter a valid start date' }],
    [{ howDidYouKnow: 'A dream' }, { howDidYouKnow: 'This field is required' }],
    [
      { previousStudyRoomExperience: '\n' },
      { previousStudyRoomExperience: 'Previous study room experience is required' },
    ],
    [{ studyRoomComparison: ' ' }, { studyRoomComparison: 'Study room comparison is required' }],
  ])('%j reports only that field [tour-3]', (change, problems) => {
    expect(messagesOf(tourProblems({ ...good, ...change }, TODAY))).toEqual(problems)
  })
})

describe('valid values', () => {
  test.each<Partial<TourForm>>([
    { email: ' Asha@Example.COM ' },
    { phoneNumber: '+91 98765 43210' },
    { tourDate: '2026-12-20' },
    { examinationDate: '2030-01-01' },
    { startDate: '2027-11-20' },
    { currentOccupation: 'Student', jobTitle: '' },
    { currentOccupation: 'Unemployed', jobTitle: '' },
    { fullName: 'आशा पाटील' },
  ])('%j', (change) => {
    expect(tourProblems({ ...good, ...change }, TODAY)).toEqual({})
  })

  test.each(['Employed', 'Self-employed', 'Retired', 'Other'])(
    '%s needs a job title [tour-4]',
    (currentOccupation) => {
      const form = { ...good, currentOccupation, jobTitle: '' }
      expect(messagesOf(tourProblems(form, TODAY))).toEqual({ jobTitle: 'Job title is required' })
    },
  )
})

test.each([
  ['', '2026-11-21', false],
  ['2026-11-20', '', false],
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-21', '2026-11-21', false],
  ['2026-11-22', '2026-11-21', false],
])(
  'a start on %j with the tour on %j is before the tour: %j [tour-746]',
  (startDate, tourDate, before) => {
    expect(startsBeforeTour({ ...good, startDate, tourDate })).toBe(before)
  },
)

function messagesOf(problems: TourProblems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, { message }]) => [field, message]),
  )
}

test.each([
  'Less than a month',
  '1 Month',
  '2 Month',
  '3 Month',
  '4 Month',
  '5 Month',
  '6 Month',
  '1 to 6 Month',
  'More Than 6 Months',
])('accepts the study room duration %j [tour-85]', (studyRoomDuration) => {
  expect(tourProblems({ ...good, studyRoomDuration }, TODAY)).toEqual({})
})
