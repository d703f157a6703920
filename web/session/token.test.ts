import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAuth, storedToken, storeToken } from '#web/session/token.ts'

const NOW = 1_800_000_000_000
const token = (exp: number) => `head.${btoa(JSON.stringify({ exp }))}.signature`
const GOOD = token(NOW / 1000 + 1)

let local: Map<string, string>
let session: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
  local = stubStorage('localStorage')
  session = stubStorage('sessionStorage')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stubStorage(name: string): Map<string, string> {
  const values = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  return values
}

it('stores the token as authToken [session-7]', () => {
  storeToken(GOOD)
  expect([...local]).toEqual([['authToken', GOOD]])
  expect(storedToken()).toBe(GOOD)
})

it.each([
  ['malformed', 'no-token'],
  ['expired', token(NOW / 1000)],
])('ignores and removes a %s token [session-8]', (_, text) => {
  local.set('authToken', text)
  expect(storedToken()).toBeUndefined()
  expect(local.has('authToken')).toBe(false)
})

it.each([
  ['without a token', undefined],
  ['with an expired token', token(NOW / 1000)],
  ['with a malformed token', 'no-token'],
])('removes userData %s, and keeps it with a valid one [session-13]', (_, text) => {
  local.set('userData', '{}')
  local.set('authToken', GOOD)
  storedToken()
  expect(local.has('userData')).toBe(true)
  if (text === undefined) local.delete('authToken')
  else local.set('authToken', text)
  storedToken()
  expect([...local.keys()]).toEqual([])
})

it('clearAuth removes authToken, userData and cameFromRegistration, and nothing else [session-9]', () => {
  for (const key of ['authToken', 'userData', 'other']) local.set(key, 'x')
  for (const key of ['cameFromRegistration', 'registrationFormData']) session.set(key, 'x')
  clearAuth()
  expect([...local.keys()]).toEqual(['other'])
  expect([...session.keys()]).toEqual(['registrationFormData'])
})
