import { describe, expect, test } from 'vitest'
import { MEMBERSHIP_WORDS } from '../words/en/user/membership.ts'
import {
  earliestExamination,
  examinationDateProblem,
  MEMBERSHIP_PROBLEMS,
  MEMBERSHIP_SECTIONS,
  type MembershipForm,
  type MembershipProblems,
  membershipDetails,
  membershipProblems,
} from './membership.ts'

const TODAY = '2026-11-20'
const FUTURE_DATE = 'Please select a future examination date (tomorrow or later)'

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

describe('membershipProblems', () => {
  test('reports nothing when everything is filled in', () => {
    expect(membershipProblems(good, TODAY)).toEqual({})
  })

  test.each<[string, Partial<MembershipForm>, Partial<MembershipForm>]>([
    ['no answer', { visitedBefore: '' }, { visitedBefore: 'Please select an option' }],
    ['an unknown answer', { visitedBefore: 'maybe' }, { visitedBefore: 'Please select an option' }],
    ["no father's name", { fatherName: '' }, { fatherName: "Father's name is required" }],
    ["a blank father's name", { fatherName: '  ' }, { fatherName: "Father's name is required" }],
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
    ['no examination date', { examinationDate: '' }, { examinationDate: FUTURE_DATE }],
    ['an examination today', { examinationDate: '2026-11-20' }, { examinationDate: FUTURE_DATE }],
  ])('with %s reports only that field [membership-3]', (_, change, problems) => {
    expect(messagesOf(membershipProblems({ ...good, ...change }, TODAY))).toEqual(problems)
  })

  test.each(['', 'Astronaut'])(
    'reports a missing occupation for %j [membership-4]',
    (currentOccupation) => {
      expect(messagesOf(membershipProblems({ ...good, currentOccupation }, TODAY))).toEqual({
        currentOccupation: 'Current occupation is required',
      })
    },
  )

  test.each(['12345', '9876543210123456', 'none', '98x65 43210'])(
    'reports the parent contact %j',
    (parentContactNumber) => {
      const problems = membershipProblems({ ...good, parentContactNumber }, TODAY)
      expect(messagesOf(problems)).toEqual({
        parentContactNumber: 'Please enter a phone number with its area code',
      })
    },
  )

  test.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['+91 098765 43210', '9876543210'],
    ['020-2553 0000', '2025530000'],
    ['९८७६५४३२१०', '9876543210'],
    ['(020) 25530000', '2025530000'],
    ['+91 20 2553 0000', '2025530000'],
    ['02352 222 333', '2352222333'],
    ['2553 0000', '25530000'],
    ['+971 50 123 4567', '971501234567'],
  ])('accepts the parent contact %j and stores the digits %j [membership-33]', (typed, kept) => {
    const form = { ...good, parentContactNumber: typed }
    expect(membershipProblems(form, TODAY)).toEqual({})
    const saved = membershipDetails(form, { today: TODAY, hasSelfie: true })
    expect(saved.outcome?.parentContactNumber).toBe(kept)
  })

  test.each([
    ['Student', undefined],
    ['Unemployed', undefined],
    ['Employed', 'Job title is required'],
    ['Self-employed', 'Job title is required'],
    ['Retired', 'Job title is required'],
    ['Other', 'Job title is required'],
  ])('without a job title as %s: %s [membership-5]', (currentOccupation, problem) => {
    const form = { ...good, currentOccupation, jobTitle: ' ' }
    expect(membershipProblems(form, TODAY).jobTitle?.message).toBe(problem)
  })

  test('reports problems in the order of the sections', () => {
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

describe("the form's sections", () => {
  test('have the specified titles [membership-6]', () => {
    const titles = MEMBERSHIP_SECTIONS.map(({ name }) => MEMBERSHIP_WORDS.sections[name])
    expect(titles).toEqual([
      'Background Information',
      'Personal & Contact Details',
      'Study Goals & Documentation',
    ])
  })

  test('contain every field once [membership-7]', () => {
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

  test('require the selfie', () => {
    expect(MEMBERSHIP_PROBLEMS.selfieRequired.message).toBe('Please upload a selfie photo')
  })
})

describe('examination date', () => {
  test.each([
    ['2026-11-20', '2026-11-19', FUTURE_DATE],
    ['2026-11-20', '2026-11-20', FUTURE_DATE],
    ['2026-11-20', '2026-11-21', undefined],
    ['2026-11-20', '2029-05-01', undefined],
    ['2026-12-31', '2026-12-31', FUTURE_DATE],
    ['2026-12-31', '2027-01-01', undefined],
    ['2026-11-20', '2027-02-29', FUTURE_DATE],
    ['2026-11-20', 'someday', FUTURE_DATE],
  ])('today %s, examination %s: %s [membership-8]', (today, day, problem) => {
    expect(examinationDateProblem(day, today)?.message).toBe(problem)
  })

  test('is tomorrow at the earliest [membership-9]', () => {
    expect(earliestExamination('2028-02-28')).toBe('2028-02-29')
  })
})

function messagesOf(problems: MembershipProblems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, { message }]) => [field, message]),
  )
}
