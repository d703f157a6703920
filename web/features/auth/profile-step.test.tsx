import { expect, test } from 'vitest'
import { ProfileStep } from '#web/features/auth/profile-step.tsx'
import { drawn } from '#web/testing/drawn.tsx'

const step = <ProfileStep email="asha@example.com" onRegistered={() => undefined} />

test('asks for the profile, in the order of document 1, section 2', () => {
  const lines = drawn(step).text.split('\n')
  const expected = [
    'Profile Picture',
    'Email Address',
    'Verified',
    'Full Name',
    'Mobile Number',
    '+91',
    'Date of Birth',
    'Gender',
    'Password',
    'Confirm Password',
    'Continue',
  ]
  expect(lines.filter((line) => expected.includes(line))).toEqual(expected)
})

test('shows the verified email and leaves it as it is', () => {
  const [input] = drawn(step).html.match(/<input[^>]*value="asha@example.com"[^>]*>/) ?? []
  expect(input).toContain('readOnly')
})
