import { describe, expect, it } from 'vitest'
import { isUsableToken, tokenExpiry } from '#web/session/token-expiry.ts'

function token(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const encoded = btoa(String.fromCharCode(...bytes))
  return `head.${encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`
}

describe('tokenExpiry', () => {
  it('returns exp, given in seconds, in milliseconds [session-5]', () => {
    expect(tokenExpiry(token({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000)
  })
  it('decodes a base64url payload with characters of any script', () => {
    expect(tokenExpiry(token({ name: 'ज्ञान >>>???', exp: 1 }))).toBe(1000)
  })
  it.each([
    ['nothing', ''],
    ['two parts', 'a.b'],
    ['four parts', `${token({ exp: 1 })}.more`],
    ['an empty part', token({ exp: 1 }).replace('head', '')],
    ['a payload that is not base64', 'a.§§§.c'],
    ['a payload that is not JSON', `a.${btoa('{exp}')}.c`],
    ['a payload that is not an object', token('exp')],
    ['null', token(null)],
    ['no exp', token({})],
    ['an exp that is not a number', token({ exp: '1800000000' })],
  ])('returns undefined for %s', (_, text) => {
    expect(tokenExpiry(text)).toBeUndefined()
  })
})

describe('isUsableToken', () => {
  const now = 1_800_000_000_000
  it('is true until exp is reached [session-6]', () => {
    expect(isUsableToken(token({ exp: 1_800_000_001 }), now)).toBe(true)
    expect(isUsableToken(token({ exp: 1_800_000_000 }), now)).toBe(false)
    expect(isUsableToken(token({ exp: 1_799_999_999 }), now)).toBe(false)
  })
  it('is false for a malformed token', () => {
    expect(isUsableToken('nonsense', now)).toBe(false)
  })
})
