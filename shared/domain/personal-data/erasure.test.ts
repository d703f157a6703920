import { expect, test } from 'vitest'
import { emailProblem, isSampleEmail } from '../user/email.ts'
import { erasedEmail, isErasedEmail, mayErase } from './erasure.ts'

const ID = '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77'

test('an erased email is recognized and unique to its account', () => {
  for (const email of ['asha@example.com', 'asha.patil.7@sample.invalid']) {
    const erased = erasedEmail({ id: ID, email })
    expect(isErasedEmail(email)).toBe(false)
    expect(isErasedEmail(erased)).toBe(true)
    expect(isSampleEmail(erased)).toBe(isSampleEmail(email))
    expect(erased).not.toBe(erasedEmail({ id: 'another', email }))
    expect(emailProblem(erased)).toBeUndefined()
  }
  expect(isErasedEmail('asha@example.com')).toBe(false)
})

test.each([
  ['super_admin', 'other', true],
  ['super_admin', 'own', false],
  ['admin', 'other', false],
  ['admin', 'own', false],
  ['user', 'other', false],
] as const)('a %s may erase a user (%s): %s', (role, owner, allowed) => {
  const admin = { id: 'own', role }
  expect(mayErase(admin, { id: owner })).toBe(allowed)
})
