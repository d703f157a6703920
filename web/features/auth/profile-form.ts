import { type UseFormReturn, useForm } from 'react-hook-form'
import { GENDER_REQUIRED, genderNamed } from '#shared/domain/options.ts'
import { phoneOnWire } from '#shared/domain/phone.ts'
import { createAccount, isPhoneTaken } from '#web/api/auth.ts'
import type { NewPassword } from '#web/features/auth/new-password-fields.tsx'
import {
  PHONE_TAKEN,
  type RegistrationProblem,
  registrationProblem,
} from '#web/features/auth/registration-problem.ts'
import { keepDraft, keptDraft, type ProfileDraft } from '#web/features/auth/registration-session.ts'
import { storeToken } from '#web/session/token.ts'
import { useTyped } from '#web/ui/use-typed.ts'

export type Profile = ProfileDraft & NewPassword & { avatar: File | null }

/** The form of the profile step; what is typed but the passwords is kept as a draft. */
export function useProfileForm(email: string): UseFormReturn<Profile> {
  const form = useForm<Profile>({
    mode: 'onTouched',
    defaultValues: { ...keptDraft(email), password: '', confirmPassword: '', avatar: null },
  })
  useTyped(form, ({ fullName, phoneNumber, dateOfBirth, gender }) =>
    keepDraft(email, { fullName, phoneNumber, dateOfBirth, gender }),
  )
  return form
}

/**
 * Creates the account. Its token is stored, but who is signed in on screen does not change: the
 * specification has people log in next.
 */
export async function registerProfile(
  email: string,
  profile: Profile,
): Promise<RegistrationProblem | undefined> {
  const gender = genderNamed(profile.gender)
  if (!gender) return { on: 'form', text: GENDER_REQUIRED }
  const phoneNumber = phoneOnWire(profile.phoneNumber)
  if (await isPhoneTaken(phoneNumber)) return { on: 'phoneNumber', text: PHONE_TAKEN }
  try {
    const { fullName, dateOfBirth, password, avatar } = profile
    const account = { email, password, fullName: fullName.trim(), phoneNumber, dateOfBirth, gender }
    const { token } = await createAccount(account, avatar)
    storeToken(token)
    return undefined
  } catch (error) {
    return registrationProblem(error)
  }
}
