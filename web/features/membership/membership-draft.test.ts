import { beforeEach, expect, it, vi } from 'vitest'
import {
  forgetMembershipDraft,
  keepMembershipDraft,
  keptValues,
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
const member = { _id: 'u1', membershipDetails: saved }

it('puts what was typed over what is saved, without the photo', () => {
  const typed = {
    ...keptValues(member),
    currentAddress: '5 Station Road',
    selfiePhoto: new File(['picture'], 'me.jpg'),
  }
  keepMembershipDraft(member, typed)
  expect(stored.get('membershipDraft')).not.toContain('me.jpg')
  expect(keptValues(member)).toEqual({ ...typed, selfiePhoto: null })
})

it('gives nothing to another member, and nothing once it is forgotten', () => {
  keepMembershipDraft(member, { ...keptValues(member), currentAddress: '5 Station Road' })
  const other = { _id: 'u2', membershipDetails: null }
  expect(keptValues(other).currentAddress).toBe('')
  forgetMembershipDraft()
  expect(keptValues(member).currentAddress).toBe('12 Laxmi Road')
})
