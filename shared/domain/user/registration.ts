import type { CalendarDay } from '../calendar-day.ts'
import { firstRefusal, invalidForm, type Refusal } from '../refusal.ts'
import { birthDateProblem } from './birth-date.ts'
import { COMMON_PASSWORD_PROBLEMS } from './common-password.ts'

type Facts = {
  today: CalendarDay
  /** Whether the email was just verified with a code. */
  emailVerified: boolean
  emailTaken: boolean
  phoneTaken: boolean
  /** Whether the password is a common one. */
  passwordCommon: boolean
}

/** Returns why a registration is refused, or undefined. */
export function registrationRefusal(
  { dateOfBirth }: { dateOfBirth: string },
  { today, emailVerified, emailTaken, phoneTaken, passwordCommon }: Facts,
): Refusal | undefined {
  return (
    invalidForm({
      password: passwordCommon ? COMMON_PASSWORD_PROBLEMS.passwordCommon : undefined,
      dateOfBirth: birthDateProblem(dateOfBirth, today),
    }) ??
    firstRefusal(
      // Checked first: the code may have been used to create this account on another device.
      ['emailTaken', emailTaken],
      ['emailNotVerified', !emailVerified],
      ['phoneTaken', phoneTaken],
    )
  )
}
