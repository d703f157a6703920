import { expect, it } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { loginProblem } from '#web/features/auth/login/login-problem.ts'

const refused = (message: string | undefined) => ApiError.refused({ message, errors: [] }, 401)

it.each([
  [refused('Invalid email, ID or password'), 'Invalid email, ID or password'],
  [refused(undefined), 'Login failed. Please check your credentials and try again.'],
  [new Error('x'), 'Login failed. Please check your credentials and try again.'],
  [ApiError.timeout(), 'Login is taking too long. Please check your connection and try again.'],
  [ApiError.network(), 'Network error. Please check your internet connection and try again.'],
])('explains %s [login-17]', (error, text) => {
  expect(loginProblem(error)).toBe(text)
})
