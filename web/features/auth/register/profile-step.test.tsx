import { expect, test } from 'vitest'
import { ProfileStep } from '#web/features/auth/register/profile-step.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'
import { NEW_PASSWORD_WORDS } from '#words/user/auth/new-password.ts'

const step = <ProfileStep email="asha@example.com" onRegistered={() => undefined} />

test('asks for the profile, in the order of specification document 1, section 2 [register-11]', () => {
  const lines = renderStatic(step).text.split('\n')
  const expected = [
    'Profile Picture',
    'Email address',
    'Verified',
    'Full name',
    'Mobile number',
    '+91',
    'Date of birth',
    'Gender',
    'Password',
    'Confirm password',
    'Continue',
  ]
  expect(lines.filter((line) => expected.includes(line))).toEqual(expected)
})

test('lists the password rules before anything is typed [password-410]', () => {
  const { text } = renderStatic(step)
  for (const rule of Object.values(NEW_PASSWORD_WORDS.checks)) expect(text).toContain(rule)
  expect(text).not.toContain('Password Strength')
})

test('shows the verified email read-only [register-12]', () => {
  const [input] = renderStatic(step).html.match(/<input[^>]*value="asha@example.com"[^>]*>/) ?? []
  expect(input).toContain('readOnly')
})
