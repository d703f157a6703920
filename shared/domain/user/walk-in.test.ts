import { expect, test } from 'vitest'
import { knownMember, registerWalkIn } from './walk-in.ts'

const form = {
  dateOfBirth: '2001-02-03',
  email: null,
  visitedBefore: 'no',
  fatherName: 'Ramesh More',
  parentContactNumber: '9876500000',
  educationalBackground: 'Graduation',
  currentOccupation: 'Student',
  currentAddress: 'Pune',
  jobTitle: '',
  examPreparation: 'MPSC',
  examinationDate: '2026-09-01',
}
const facts = { today: '2026-03-10', hasSelfie: true, emailTaken: false, phoneTaken: false }

test('registering a walk-in needs the membership details and a selfie, but no email [walk-in-1]', () => {
  expect(registerWalkIn(form, facts).outcome).toMatchObject({ visitedBefore: false, jobTitle: '' })
  const wrong = { ...form, fatherName: '', email: 'x@deleted.invalid', dateOfBirth: '2026-01-01' }
  const { refusal } = registerWalkIn(wrong, { ...facts, hasSelfie: false, phoneTaken: true })
  expect(refusal?.code).toBe('validationFailed')
  expect(
    Object.entries(refusal?.problems ?? {}).flatMap(([name, it]) => (it ? [name] : [])),
  ).toEqual(['dateOfBirth', 'email', 'fatherName', 'selfiePhoto'])
})

test('a taken phone number is reported before a taken email', () => {
  const both = { ...facts, phoneTaken: true, emailTaken: true }
  expect(registerWalkIn(form, both).refusal).toEqual({ code: 'phoneTaken' })
  expect(registerWalkIn(form, { ...both, phoneTaken: false }).refusal).toEqual({
    code: 'emailTaken',
  })
})

test('reception sees who a known member is, but of a member of staff only that the contact is taken', () => {
  const member = {
    id: 'u1',
    role: 'user',
    fullName: 'Asha Patil',
    memberId: '@DA202603001',
    deactivatedAt: null,
  } as const
  const receptionist = { id: 'r1', role: 'receptionist' } as const
  expect(knownMember(receptionist, undefined)).toBeNull()
  expect(knownMember(receptionist, member)).toEqual({
    id: 'u1',
    name: 'Asha Patil',
    memberId: '@DA202603001',
    active: true,
  })
  expect(knownMember(receptionist, { ...member, role: 'admin' })).toEqual({
    id: null,
    name: null,
    memberId: null,
    active: true,
  })
})
