import { beforeEach, expect, test, vi } from 'vitest'
import {
  clearPaymentDraft,
  loadChosenMethod,
  loadTypedUtr,
  saveChosenMethod,
  saveTypedUtr,
} from '#web/features/payment/payment-draft.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('keeps the chosen method of this booking only', () => {
  saveChosenMethod('asha A5', 'cash')
  expect(loadChosenMethod('asha A5')).toBe('cash')
  expect(loadChosenMethod('asha B6')).toBeUndefined()
  expect(loadTypedUtr('asha A5')).toBeUndefined()
})

test('keeps a typed UTR until it is sent', () => {
  saveTypedUtr('asha A5', '12345')
  expect(loadTypedUtr('asha A5')).toBe('12345')
  expect(loadTypedUtr('asha B6')).toBeUndefined()
  clearPaymentDraft()
  expect(loadTypedUtr('asha A5')).toBeUndefined()
})
