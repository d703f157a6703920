import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { codeSending } from '#web/features/auth/code-sending.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => vi.useRealTimers())

const inWords = () => 'Not sent'

it('asks to wait a minute after a code was sent', async () => {
  expect(await codeSending(Promise.resolve(), inWords)).toEqual({ nextCodeAt: NOW + 60_000 })
})

it('tells in the words of the server that the code before is too young, and goes on with it', async () => {
  const message = ERRORS.tooManyCodes.message.replace('{seconds}', '42')
  const refused = Promise.reject(ApiError.refused({ message, errors: [] }, 429, 42))
  expect(await codeSending(refused, inWords)).toEqual({
    nextCodeAt: NOW + 42_000,
    refusal: 'A code was just sent. Please wait 42 seconds before asking for another.',
  })
})

it('puts any other failure in words', async () => {
  expect(await codeSending(Promise.reject(ApiError.network()), inWords)).toEqual({
    problem: 'Not sent',
  })
})
