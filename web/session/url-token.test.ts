import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeTokenFromUrl, tokenFromUrl } from '#web/session/url-token.ts'

it.each([
  ['/login', '?token=a.b.c', 'a.b.c'],
  ['/login/', '?from=x&token=a.b.c', 'a.b.c'],
  ['/register', '?token=a.b.c', 'a.b.c'],
  ['/register', '', undefined],
  ['/forgot-password', '?token=a.b.c', undefined],
  ['/dashboard', '?token=a.b.c', undefined],
])('tokenFromUrl of %s%s is %s [session-3]', (pathname, search, token) => {
  expect(tokenFromUrl({ pathname, search })).toBe(token)
})

describe('storeTokenFromUrl', () => {
  const NOW = 1_800_000_000_000
  const token = (exp: number, name: string) => `${name}.${btoa(JSON.stringify({ exp }))}.signature`
  const OTHER_TOKEN = token(NOW / 1000 + 60, 'theirs')

  let stored: Map<string, string>
  beforeEach(() => {
    stored = new Map()
    vi.useFakeTimers()
    vi.setSystemTime(NOW)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
    vi.stubGlobal('location', { pathname: '/login', search: `?token=${OTHER_TOKEN}` })
    vi.stubGlobal('history', { replaceState: () => undefined })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('stores the token if there is no session', () => {
    storeTokenFromUrl()
    expect(stored.get('authToken')).toBe(OTHER_TOKEN)
  })

  it('does not replace the token of a session', () => {
    const mine = token(NOW / 1000 + 60, 'mine')
    stored.set('authToken', mine)
    storeTokenFromUrl()
    expect(stored.get('authToken')).toBe(mine)
  })

  it('replaces an expired token', () => {
    stored.set('authToken', token(NOW / 1000, 'old'))
    storeTokenFromUrl()
    expect(stored.get('authToken')).toBe(OTHER_TOKEN)
  })
})
