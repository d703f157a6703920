import { beforeEach, expect, it, vi } from 'vitest'
import {
  clearMembershipDraft,
  initialValues,
  saveMembershipDraft,
} from '#web/features/membership/membership-draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const saved = {
  visitedBefore: 'yes',
  fatherName: 'Ramesh',
  parentContactNumber: '9876543210',
  educationalBackground: 'Graduation',
  currentOccupation: 'Student',
  currentAddress: '12 Laxmi Road',
  jobTitle: '',
  examPreparation: 'MPSC',
  examinationDate: '2027-01-01',
  selfiePhoto: '/api/member/selfie',
} as const
const member = { id: 'u1', membershipDetails: saved }

it('overrides the saved details with the draft, except the photo', () => {
  const typed = {
    ...initialValues(member),
    currentAddress: '5 Station Road',
    selfiePhoto: new File(['picture'], 'me.jpg'),
  }
  saveMembershipDraft(member, typed)
  expect(stored.get('membershipDraft')).not.toContain('me.jpg')
  expect(initialValues(member)).toEqual({ ...typed, selfiePhoto: null })
})

it('ignores the draft of another member, and a draft that was cleared', () => {
  saveMembershipDraft(member, { ...initialValues(member), currentAddress: '5 Station Road' })
  const other = { id: 'u2', membershipDetails: null }
  expect(initialValues(other).currentAddress).toBe('')
  clearMembershipDraft()
  expect(initialValues(member).currentAddress).toBe('12 Laxmi Road')
})
