import { describe, expect, test } from 'vitest'
import {
  earliestExamination,
  examinationDateProblem,
  MEMBERSHIP_SECTIONS,
  type MembershipForm,
  type MembershipProblems,
  membershipProblems,
  SELFIE_REQUIRED,
} from './membership.ts'

const TODAY = '2026-11-20'
const FUTURE = 'Please select a future examination date (tomorrow or later)'

const good: MembershipForm = {
  visitedBefore: 'no',
  fatherName: 'Ravindra Patil',
  parentContactNumber: '9876543210',
  educationalBackground: 'Graduation',
  currentOccupation: 'Employed',
  currentAddress: '12, Station Road, Pune',
  jobTitle: 'Clerk',
  examPreparation: 'MPSC',
  examinationDate: '2026-11-21',
}

describe('the membership form', () => {
  test('has no problems when it is filled in', () => {
    expect(membershipProblems(good, TODAY)).toEqual({})
  })

  test.each<[string, Partial<MembershipForm>, MembershipProblems]>([
    ['no answer', { visitedBefore: '' }, { visitedBefore: 'Please select an option' }],
    ['an odd answer', { visitedBefore: 'maybe' }, { visitedBefore: 'Please select an option' }],
    ['no father', { fatherName: '' }, { fatherName: "Father's name is required" }],
    ['a blank father', { fatherName: '  ' }, { fatherName: "Father's name is required" }],
    [
      'no parent contact',
      { parentContactNumber: '' },
      { parentContactNumber: "Parent's contact number is required" },
    ],
    [
      'no education',
      { educationalBackground: '' },
      { educationalBackground: 'Educational background is required' },
    ],
    [
      'an unknown education',
      { educationalBackground: 'Wizardry' },
      { educationalBackground: 'Educational background is required' },
    ],
    ['no address', { currentAddress: '' }, { currentAddress: 'Current address is required' }],
    [
      'a blank address',
      { currentAddress: '\n' },
      { currentAddress: 'Current address is required' },
    ],
    [
      'no exam',
      { examPreparation: '' },
      { examPreparation: 'Please select an exam you are preparing for' },
    ],
    [
      'an unknown exam',
      { examPreparation: 'mpsc' },
      { examPreparation: 'Please select an exam you are preparing for' },
    ],
    ['no examination date', { examinationDate: '' }, { examinationDate: FUTURE }],
    ['an examination today', { examinationDate: '2026-11-20' }, { examinationDate: FUTURE }],
  ])('with %s names that field alone', (_, change, problems) => {
    expect(membershipProblems({ ...good, ...change }, TODAY)).toEqual(problems)
  })

  test.each(['', 'Astronaut'])('with the occupation %j asks for one', (currentOccupation) => {
    expect(membershipProblems({ ...good, currentOccupation }, TODAY)).toEqual({
      currentOccupation: 'Current occupation is required',
    })
  })

  test.each(['987654321', '98765432101', '5876543210', '98765 4321'])(
    'with the parent contact %j refuses it',
    (parentContactNumber) => {
      const problems = membershipProblems({ ...good, parentContactNumber }, TODAY)
      expect(Object.keys(problems)).toEqual(['parentContactNumber'])
    },
  )

  test.each([
    ['Student', undefined],
    ['Unemployed', undefined],
    ['Employed', 'Job title is required'],
    ['Self-employed', 'Job title is required'],
    ['Retired', 'Job title is required'],
    ['Other', 'Job title is required'],
  ])('of occupation %s without a job title: %s', (currentOccupation, problem) => {
    const form = { ...good, currentOccupation, jobTitle: ' ' }
    expect(membershipProblems(form, TODAY).jobTitle).toBe(problem)
  })

  test('names problems in the order of its sections', () => {
    const empty: MembershipForm = {
      visitedBefore: '',
      fatherName: '',
      parentContactNumber: '',
      educationalBackground: '',
      currentOccupation: 'Employed',
      currentAddress: '',
      jobTitle: '',
      examPreparation: '',
      examinationDate: '',
    }
    expect(Object.keys(membershipProblems(empty, TODAY))).toEqual([
      'visitedBefore',
      'educationalBackground',
      'jobTitle',
      'fatherName',
      'parentContactNumber',
      'currentAddress',
      'examPreparation',
      'examinationDate',
    ])
  })
})

describe('its sections', () => {
  test('are named as on the screen', () => {
    expect(MEMBERSHIP_SECTIONS.map(({ title }) => title)).toEqual([
      'Background Information',
      'Personal & Contact Details',
      'Study Goals & Documentation',
    ])
  })

  test('hold every field once', () => {
    const fields: string[] = MEMBERSHIP_SECTIONS.flatMap((section) => [...section.fields])
    expect(fields.sort()).toEqual([
      'currentAddress',
      'currentOccupation',
      'educationalBackground',
      'examPreparation',
      'examinationDate',
      'fatherName',
      'jobTitle',
      'parentContactNumber',
      'selfiePhoto',
      'visitedBefore',
    ])
  })

  test('ask for the selfie', () => {
    expect(SELFIE_REQUIRED).toBe('Please upload a selfie photo')
  })
})

describe('examination date', () => {
  test.each([
    ['2026-11-20', '2026-11-19', FUTURE],
    ['2026-11-20', '2026-11-20', FUTURE],
    ['2026-11-20', '2026-11-21', undefined],
    ['2026-11-20', '2029-05-01', undefined],
    ['2026-12-31', '2026-12-31', FUTURE],
    ['2026-12-31', '2027-01-01', undefined],
    ['2026-11-20', '2027-02-29', FUTURE],
    ['2026-11-20', 'someday', FUTURE],
  ])('today %s, examination %s: %s', (today, day, problem) => {
    expect(examinationDateProblem(day, today)).toBe(problem)
  })

  test('is tomorrow at the earliest', () => {
    expect(earliestExamination('2028-02-28')).toBe('2028-02-29')
  })
})
