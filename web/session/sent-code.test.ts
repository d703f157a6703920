import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSentCode, loadSentCode, saveSentCode } from '#web/session/sent-code.ts'

const NOW = 1_800_000_000_000
const sent = { email: 'asha@example.com', nextCodeAt: NOW + 60_000 }

describe('the code step survives a reload [otp-24]', () => {
  let stored: Map<string, string>
  beforeEach(() => {
    stored = new Map()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  it('keeps the email and the countdown, and nothing else', () => {
    const withMore = { ...sent, otp: '123456', refusal: 'We just sent an OTP.' }
    saveSentCode('register', withMore)
    expect(loadSentCode('register', NOW)).toEqual(sent)
    expect([...stored.values()].map((text) => Object.keys(JSON.parse(text)))).toEqual([
      ['flow', 'email', 'nextCodeAt'],
    ])
  })

  it('is kept for its own flow, while the code is valid, until it is cleared', () => {
    saveSentCode('register', sent)
    expect(loadSentCode('reset', NOW)).toBeUndefined()
    expect(loadSentCode('register', NOW + 9 * 60_000)).toEqual(sent)
    expect(loadSentCode('register', NOW + 10 * 60_000)).toBeUndefined()
    clearSentCode()
    expect(loadSentCode('register', NOW)).toBeUndefined()
  })

  it.each(['', 'x', 'null', '{"flow":"register"}', '{"flow":"register","email":"a@b.co"}'])(
    'ignores %j',
    (text) => {
      stored.set('sentCode', text)
      expect(loadSentCode('register', NOW)).toBeUndefined()
    },
  )
})
