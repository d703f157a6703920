import { expect, it } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { codeJustSent } from '#web/features/auth/code-just-sent.ts'

const refused = (message: string) => ApiError.refused({ message, errors: [] }, 429)

it('tells how long to wait', () => {
  const message = ERRORS.tooManyCodes.message.replace('{seconds}', '42')
  expect(codeJustSent(refused(message))).toBe(42)
})

it.each([
  refused(ERRORS.tooManyRequests.message.replace('{seconds}', '42')),
  refused('A code was just sent. Please wait'),
  ApiError.network(),
  new Error('x'),
])('%s: undefined', (error) => {
  expect(codeJustSent(error)).toBeUndefined()
})
