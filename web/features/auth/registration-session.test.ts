import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  afterRegistration,
  clearRegistration,
  keepDraft,
  keptDraft,
  leaveRegistration,
  readDraft,
  resumedEmail,
} from '#web/features/auth/registration-session.ts'

const draft = {
  fullName: 'Asha Patil',
  phoneNumber: '9876543210',
  dateOfBirth: '1995-03-15',
  gender: 'female',
}

it('reads back what was kept', () => {
  const text = JSON.stringify({ ...draft, email: 'a@b.co' })
  expect(readDraft(text)).toEqual({ email: 'a@b.co', draft })
})

it('takes only texts, and only the fields that it knows', () => {
  const text = JSON.stringify({ ...draft, fullName: 7, password: 'x', email: 'a@b.co' })
  expect(readDraft(text)).toEqual({ email: 'a@b.co', draft: { ...draft, fullName: '' } })
})

it.each([null, '', 'x', '7', 'null', JSON.stringify(draft)])('takes nothing from %j', (text) => {
  expect(readDraft(text)).toBeUndefined()
})

describe('session storage', () => {
  let kept: Map<string, string>
  beforeEach(() => {
    kept = new Map()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const TO_LOGIN = {
    message: 'Please log in to continue setting up your profile.',
    redirectTo: '/membership',
  }

  it('notes the way to /login, with its message and where to go on', () => {
    expect(afterRegistration()).toEqual({})
    expect(leaveRegistration()).toEqual(TO_LOGIN)
    expect([...kept]).toEqual([['cameFromRegistration', 'true']])
    expect(afterRegistration()).toEqual(TO_LOGIN)
  })

  it('keeps a draft for its email alone', () => {
    keepDraft('a@b.co', draft)
    expect([...kept.keys()]).toEqual(['registrationFormData'])
    expect(keptDraft('a@b.co')).toEqual(draft)
    expect(keptDraft('b@b.co')).not.toEqual(draft)
  })

  it('is cleared of both keys', () => {
    keepDraft('a@b.co', draft)
    leaveRegistration()
    clearRegistration()
    expect([...kept]).toEqual([])
  })
})

describe('resumedEmail', () => {
  let kept: string | null
  class Load {
    type = 'reload'
  }
  let load: Load
  beforeEach(() => {
    kept = JSON.stringify({ ...draft, email: 'a@b.co' })
    load = new Load()
    vi.stubGlobal('sessionStorage', { getItem: () => kept })
    vi.stubGlobal('PerformanceNavigationTiming', Load)
    vi.stubGlobal('performance', { getEntriesByType: () => [load] })
    return () => vi.unstubAllGlobals()
  })

  it.each(['reload', 'back_forward'])('is that of the profile step after a %s', (type) => {
    load.type = type
    expect(resumedEmail('profile')).toBe('a@b.co')
    expect(resumedEmail('otp')).toBeUndefined()
  })

  it('is none for who opens the page, and without a draft', () => {
    load.type = 'navigate'
    expect(resumedEmail('profile')).toBeUndefined()
    load.type = 'reload'
    kept = null
    expect(resumedEmail('profile')).toBeUndefined()
  })
})
