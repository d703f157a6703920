import { expect, test } from 'vitest'
import { codeRefusal } from './one-time-code.ts'
import { registrationRefusal } from './registration.ts'

const adult = { dateOfBirth: '2000-05-17' }
const verified = {
  today: '2026-03-10',
  emailVerified: true,
  emailTaken: false,
  phoneTaken: false,
  passwordCommon: false,
}

test.each([
  [undefined, adult, {}],
  ['validationFailed', { dateOfBirth: '' }, { emailVerified: false }],
  ['validationFailed', adult, { passwordCommon: true, emailVerified: false }],
  ['emailNotVerified', adult, { emailVerified: false, phoneTaken: true }],
  // The code may have been used to create this account on another device.
  ['emailTaken', adult, { emailVerified: false, emailTaken: true }],
  ['phoneTaken', adult, { phoneTaken: true }],
])('registering is refused with %s: %j, %j', (code, form, known) => {
  expect(registrationRefusal(form, { ...verified, ...known })?.code).toBe(code)
})

const now = new Date('2026-03-10T04:30:00Z')
const code = { expiresAt: new Date(now.getTime() + 1), usedAt: null, wrongTries: 4 }

test.each([
  [undefined, code, true],
  ['invalidCode', undefined, true],
  ['invalidCode', { ...code, usedAt: now }, true],
  ['expiredCode', { ...code, expiresAt: now, wrongTries: 5 }, true],
  ['codeAttemptsExhausted', { ...code, wrongTries: 5 }, true],
  ['invalidCode', code, false],
])('a code is refused with %s: %j, correct: %s', (refused, sent, isCorrect) => {
  expect(codeRefusal(sent, { isCorrect, now })?.code).toBe(refused)
})
