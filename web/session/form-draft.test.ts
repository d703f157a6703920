import { beforeEach, expect, it, vi } from 'vitest'
import { clearDraft, clearDrafts, loadDraft, saveDraft } from '#web/session/form-draft.ts'

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

it("returns its owner's input until it is cleared", () => {
  saveDraft('membershipDraft', 'asha', typed)
  expect(loadDraft('membershipDraft', 'asha', FIELDS)).toEqual(typed)
  clearDraft('membershipDraft')
  expect(loadDraft('membershipDraft', 'asha', FIELDS)).toBeUndefined()
})

it('returns nothing for another owner or another form', () => {
  saveDraft('membershipDraft', 'asha', typed)
  expect(loadDraft('membershipDraft', 'ravi', FIELDS)).toBeUndefined()
  expect(loadDraft('bookingDraft', 'asha', FIELDS)).toBeUndefined()
})

it('is cleared on logout', () => {
  saveDraft('membershipDraft', 'asha', typed)
  saveDraft('bookingDraft', 'asha', typed)
  clearDrafts()
  expect(loadDraft('membershipDraft', 'asha', FIELDS)).toBeUndefined()
  expect(loadDraft('bookingDraft', 'asha', FIELDS)).toBeUndefined()
})

it('is not saved when the browser refuses storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft('bookingDraft', 'asha', typed)
  expect(loadDraft('bookingDraft', 'asha', FIELDS)).toBeUndefined()
})
