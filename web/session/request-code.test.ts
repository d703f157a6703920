import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { refusal } from '#web/demo/answer.ts'
import { codeJustSent, requestCode } from '#web/session/request-code.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => vi.useRealTimers())

const toProblem = () => 'Not sent'

it('allows the next code a minute after one was sent [otp-16]', async () => {
  expect(await requestCode(Promise.resolve(), toProblem)).toEqual({ nextCodeAt: NOW + 60_000 })
})

it('continues with the earlier code if the server has just sent one [otp-17]', async () => {
  const refused = Promise.reject(refusal({ code: 'tooManyCodes', values: { seconds: 42 } }))
  expect(await requestCode(refused, toProblem)).toEqual({
    nextCodeAt: NOW + 42_000,
    refusal: 'We just sent an OTP. Please wait 42 seconds before asking for another.',
  })
})

it('returns the message for any other failure', async () => {
  expect(await requestCode(Promise.reject(ApiError.network()), toProblem)).toEqual({
    problem: 'Not sent',
  })
})

it('returns the delay of the Retry-After header', () => {
  expect(codeJustSent(refusal({ code: 'tooManyCodes', values: { seconds: 42 } }))).toEqual({
    seconds: 42,
    message: 'We just sent an OTP. Please wait 42 seconds before asking for another.',
  })
})

it.each([
  refusal('tooManyCodes'),
  refusal({ code: 'tooManyRequests', values: { seconds: 42 } }),
  ApiError.network(),
  new Error('x'),
])('returns undefined for %s', (error) => {
  expect(codeJustSent(error)).toBeUndefined()
})
