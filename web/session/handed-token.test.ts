import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handedToken, takeHandedToken } from '#web/session/handed-token.ts'

it.each([
  ['/login', '?token=a.b.c', 'a.b.c'],
  ['/login/', '?from=x&token=a.b.c', 'a.b.c'],
  ['/register', '?token=a.b.c', 'a.b.c'],
  ['/register', '', undefined],
  ['/forgot-password', '?token=a.b.c', undefined],
  ['/dashboard', '?token=a.b.c', undefined],
])('%s%s hands %s', (pathname, search, token) => {
  expect(handedToken({ pathname, search })).toBe(token)
})

describe('taken from the address', () => {
  const NOW = 1_800_000_000_000
  const token = (exp: number, name: string) => `${name}.${btoa(JSON.stringify({ exp }))}.signature`
  const THEIRS = token(NOW / 1000 + 60, 'theirs')

  let kept: Map<string, string>
  beforeEach(() => {
    kept = new Map()
    vi.useFakeTimers()
    vi.setSystemTime(NOW)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
    vi.stubGlobal('location', { pathname: '/login', search: `?token=${THEIRS}` })
    vi.stubGlobal('history', { replaceState: () => undefined })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('it is stored where nobody is signed in', () => {
    takeHandedToken()
    expect(kept.get('authToken')).toBe(THEIRS)
  })

  it('it never pushes out a present session', () => {
    const mine = token(NOW / 1000 + 60, 'mine')
    kept.set('authToken', mine)
    takeHandedToken()
    expect(kept.get('authToken')).toBe(mine)
  })

  it('it takes the place of one that is over', () => {
    kept.set('authToken', token(NOW / 1000, 'old'))
    takeHandedToken()
    expect(kept.get('authToken')).toBe(THEIRS)
  })
})
