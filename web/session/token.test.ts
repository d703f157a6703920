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
  local = stubbed('localStorage')
  session = stubbed('sessionStorage')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stubbed(name: string): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

it('is kept as authToken', () => {
  storeToken(GOOD)
  expect([...local]).toEqual([['authToken', GOOD]])
  expect(storedToken()).toBe(GOOD)
})

it.each([
  ['malformed', 'no-token'],
  ['expired', token(NOW / 1000)],
])('does not count and is removed when %s', (_, text) => {
  local.set('authToken', text)
  expect(storedToken()).toBeUndefined()
  expect(local.has('authToken')).toBe(false)
})

it('clearing auth removes authToken, userData and cameFromRegistration, and nothing else', () => {
  for (const key of ['authToken', 'userData', 'other']) local.set(key, 'x')
  for (const key of ['cameFromRegistration', 'registrationFormData']) session.set(key, 'x')
  clearAuth()
  expect([...local.keys()]).toEqual(['other'])
  expect([...session.keys()]).toEqual(['registrationFormData'])
})
