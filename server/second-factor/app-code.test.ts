import { expect, test } from 'vitest'
import { keyForApp, stepOfCode } from './app-code.ts'

/** The key and, shortened to six digits, the SHA-1 codes of RFC 6238, appendix B. */
const KEY = Buffer.from('12345678901234567890')
const CODES: readonly [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
]

test.each(CODES)('accepts the code of RFC 6238 at %d s: %s [second-factor-25]', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  const stepAt = (shift: number, lastStep: number | null = null) =>
    stepOfCode(KEY, { code, now: new Date((seconds + shift) * 1000), lastStep })
  expect(stepAt(0)).toBe(step)
  expect(stepAt(30)).toBe(step)
  expect(stepAt(-30)).toBe(step)
  expect(stepAt(60)).toBeUndefined()
  expect(stepAt(-60)).toBeUndefined()
  expect(stepAt(0, step - 1)).toBe(step)
  expect(stepAt(0, step)).toBeUndefined()
  expect(stepAt(0, step + 1)).toBeUndefined()
})

test('names the hall and the account in the app', () => {
  const { uri, key } = keyForApp(KEY, { hallName: 'ज्ञानपीठ & Co', email: 'asha@example.com' })
  const parsed = new URL(uri)
  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(Object.fromEntries(parsed.searchParams)).toEqual({
    issuer: 'ज्ञानपीठ & Co',
    secret: key,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(decodeURIComponent(parsed.pathname)).toContain('asha@example.com')
})
