import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isSharedDevice, readLocal, setSharedDevice, writeLocal } from '#web/session/storage.ts'
import { clearAuth, endOthersNotifications, storedToken, storeToken } from '#web/session/token.ts'

vi.mock('#web/offline/push-subscription.ts', () => ({ dropPushSubscription: vi.fn() }))

const NOW = 1_800_000_000_000
const token = (exp: number) => `head.${btoa(JSON.stringify({ exp }))}.signature`
const USABLE_TOKEN = token(NOW / 1000 + 1)

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
  storeToken(USABLE_TOKEN)
  expect([...local]).toEqual([['authToken', USABLE_TOKEN]])
  expect(storedToken()).toBe(USABLE_TOKEN)
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
  local.set('authToken', USABLE_TOKEN)
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

it('keeps token, user and payment in the tab on a shared device [session-410]', () => {
  storeToken(token(NOW / 1000 + 9))
  setSharedDevice(true)
  expect(isSharedDevice()).toBe(true)
  storeToken(USABLE_TOKEN)
  writeLocal('userData', '{}')
  writeLocal('paymentId', '{}')
  expect([...local]).toEqual([])
  expect(session.get('authToken')).toBe(USABLE_TOKEN)
  expect(storedToken()).toBe(USABLE_TOKEN)
  expect(readLocal('paymentId')).toBe('{}')
  clearAuth()
  expect([...session.keys()]).toEqual(['sharedDevice', 'paymentId'])
})

it('uses localStorage again after a login that says the device is not shared [session-411]', () => {
  setSharedDevice(true)
  storeToken(USABLE_TOKEN)
  setSharedDevice(false)
  expect([...session]).toEqual([])
  storeToken(USABLE_TOKEN)
  expect([...local]).toEqual([['authToken', USABLE_TOKEN]])
  writeLocal('paymentId', '{}')
  setSharedDevice(false)
  expect(readLocal('paymentId')).toBe('{}')
})

it('ends the push subscription of another user, but not that of the same user [push-491]', async () => {
  const { dropPushSubscription } = await import('#web/offline/push-subscription.ts')
  local.set('pushUser', 'asha')
  endOthersNotifications('asha')
  expect(local.get('pushUser')).toBe('asha')
  endOthersNotifications('ravi')
  expect(local.has('pushUser')).toBe(false)
  vi.useRealTimers()
  await vi.waitFor(() => expect(dropPushSubscription).toHaveBeenCalledOnce())
})
