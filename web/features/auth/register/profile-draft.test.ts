import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emailToResume, parseProfileDraft } from '#web/features/auth/register/profile-draft.ts'

const draft = {
  fullName: 'Asha Patil',
  phoneNumber: '9876543210',
  dateOfBirth: '1995-03-15',
  gender: 'female',
}

it('reads back a saved draft', () => {
  const text = JSON.stringify({ ...draft, email: 'a@b.co' })
  expect(parseProfileDraft(text)).toEqual({ email: 'a@b.co', draft })
})

it('ignores unknown fields and values that are not strings', () => {
  const text = JSON.stringify({ ...draft, fullName: 7, password: 'x', email: 'a@b.co' })
  expect(parseProfileDraft(text)).toEqual({ email: 'a@b.co', draft: { ...draft, fullName: '' } })
})

it.each([null, '', 'x', '7', 'null', JSON.stringify(draft)])('returns undefined for %j', (text) => {
  expect(parseProfileDraft(text)).toBeUndefined()
})

describe('resumedEmail', () => {
  let stored: string | null
  class Load {
    type = 'reload'
  }
  let load: Load
  beforeEach(() => {
    stored = JSON.stringify({ ...draft, email: 'a@b.co' })
    load = new Load()
    vi.stubGlobal('sessionStorage', { getItem: () => stored })
    vi.stubGlobal('PerformanceNavigationTiming', Load)
    vi.stubGlobal('performance', { getEntriesByType: () => [load] })
    return () => vi.unstubAllGlobals()
  })

  it.each(['reload', 'back_forward'])(
    'returns the email of the profile step after a %s',
    (type) => {
      load.type = type
      expect(emailToResume('profile')).toBe('a@b.co')
      expect(emailToResume('otp')).toBeUndefined()
    },
  )

  it('returns undefined after a new visit or without a draft', () => {
    load.type = 'navigate'
    expect(emailToResume('profile')).toBeUndefined()
    load.type = 'reload'
    stored = null
    expect(emailToResume('profile')).toBeUndefined()
  })
})
