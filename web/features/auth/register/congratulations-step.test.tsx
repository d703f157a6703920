import { expect, test } from 'vitest'
import { CongratulationsStep } from '#web/features/auth/register/congratulations-step.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('says what comes next and has one button [first-601]', () => {
  const { text } = renderStatic(<CongratulationsStep email="asha@example.com" />)
  expect(text).toBe(
    'Your account has been created successfully for asha@example.com\n' +
      'Next: log in, add a few details, then pick your seat.\n' +
      'Continue to Login',
  )
})
