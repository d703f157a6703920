import { expect, test } from 'vitest'
import { ResetStep } from '#web/features/auth/reset/reset-step.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'
import { NEW_PASSWORD_WORDS } from '#words/user/auth/new-password.ts'

test('lists the password rules before anything is typed [password-411]', () => {
  const step = <ResetStep email="asha@example.com" otp="123456" onDone={() => undefined} />
  const { text } = renderStatic(step)
  for (const rule of Object.values(NEW_PASSWORD_WORDS.checks)) expect(text).toContain(rule)
  expect(text).not.toContain('Password Strength')
})
