import { expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { codeJustSent } from '#web/features/auth/code-just-sent.ts'

const refused = (message: string, seconds?: number) =>
  ApiError.refused({ message, errors: [] }, 429, seconds)
const TOLD = ERRORS.tooManyCodes.message.replace('{seconds}', '42')

it('tells how long to wait, by the header', () => {
  expect(codeJustSent(refused(TOLD, 42))).toEqual({ seconds: 42, told: TOLD })
})

it.each([
  refused(TOLD),
  refused(ERRORS.tooManyRequests.message.replace('{seconds}', '42'), 42),
  refused('A code was just sent. Please wait', 42),
  ApiError.network(),
  new Error('x'),
])('%s: undefined', (error) => {
  expect(codeJustSent(error)).toBeUndefined()
})
