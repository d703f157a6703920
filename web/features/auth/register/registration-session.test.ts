import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadProfileDraft, saveProfileDraft } from '#web/features/auth/register/profile-draft.ts'
import {
  afterRegistration,
  clearRegistration,
  leaveRegistration,
} from '#web/features/auth/register/registration-session.ts'
import { saveSentCode } from '#web/session/sent-code.ts'

const draft = {
  fullName: 'Asha Patil',
  phoneNumber: '9876543210',
  dateOfBirth: '1995-03-15',
  gender: 'female',
}

describe('session storage', () => {
  let stored: Map<string, string>
  beforeEach(() => {
    stored = new Map()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const TO_LOGIN = {
    notice: 'registered',
    redirectTo: '/membership',
  }

  it('passes a notice and the next page to /login [register-16]', () => {
    expect(afterRegistration()).toEqual({})
    expect(leaveRegistration('a@b.co')).toEqual({ ...TO_LOGIN, email: 'a@b.co' })
    expect([...stored]).toEqual([['cameFromRegistration', 'true']])
    expect(afterRegistration()).toEqual(TO_LOGIN)
  })

  it('keeps a draft only for its own email [register-17]', () => {
    saveProfileDraft('a@b.co', draft)
    expect([...stored.keys()]).toEqual(['registrationFormData'])
    expect(loadProfileDraft('a@b.co')).toEqual(draft)
    expect(loadProfileDraft('b@b.co')).not.toEqual(draft)
  })

  it('clears all keys [register-18]', () => {
    saveProfileDraft('a@b.co', draft)
    leaveRegistration('a@b.co')
    saveSentCode('register', { email: 'a@b.co', nextCodeAt: 0 })
    clearRegistration()
    expect([...stored]).toEqual([])
  })
})
