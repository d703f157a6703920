import { beforeEach, expect, it, vi } from 'vitest'
import { forgetDrafts } from '#web/session/forget-drafts.ts'
import { forgetDraft, keepDraft, keptDraft } from '#web/session/form-draft.ts'

const FIELDS = ['fatherName', 'currentAddress']
const typed = { fatherName: 'Ramesh', currentAddress: '5 Station Road' }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

it('gives back what its owner typed, until it is forgotten', () => {
  keepDraft('membershipDraft', 'asha', typed)
  expect(keptDraft('membershipDraft', 'asha', FIELDS)).toEqual(typed)
  forgetDraft('membershipDraft')
  expect(keptDraft('membershipDraft', 'asha', FIELDS)).toBeUndefined()
})

it('shows nobody what another typed', () => {
  keepDraft('membershipDraft', 'asha', typed)
  expect(keptDraft('membershipDraft', 'ravi', FIELDS)).toBeUndefined()
  expect(keptDraft('bookingDraft', 'asha', FIELDS)).toBeUndefined()
})

it('is gone after signing out', () => {
  keepDraft('membershipDraft', 'asha', typed)
  keepDraft('bookingDraft', 'asha', typed)
  forgetDrafts()
  expect(keptDraft('membershipDraft', 'asha', FIELDS)).toBeUndefined()
  expect(keptDraft('bookingDraft', 'asha', FIELDS)).toBeUndefined()
})

it('is no more where the browser refuses storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('bookingDraft', 'asha', typed)
  expect(keptDraft('bookingDraft', 'asha', FIELDS)).toBeUndefined()
})
