import { beforeEach, expect, it, vi } from 'vitest'
import {
  awaitFirstMembership,
  forgetFirstMembership,
  hasFirstMembership,
} from './first-membership.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null })
})

const newcomer = { id: 'u1', memberId: null }
const member = { id: 'u1', memberId: '@DA202611001' }

it('congratulates once after reception has taken the first payment [payment-520]', () => {
  awaitFirstMembership(newcomer)
  expect(hasFirstMembership(newcomer)).toBe(false)
  expect(hasFirstMembership(member)).toBe(true)
  forgetFirstMembership()
  expect(hasFirstMembership(member)).toBe(false)
})

it('does not congratulate a member who renews, or another user of this browser [payment-521]', () => {
  awaitFirstMembership(member)
  expect(hasFirstMembership(member)).toBe(false)
  awaitFirstMembership(newcomer)
  expect(hasFirstMembership({ ...member, id: 'u2' })).toBe(false)
})
