import { type UseFormReturn, useForm } from 'react-hook-form'
import { GENDER_PROBLEMS, parseGender } from '#shared/domain/options.ts'
import { phoneToWire } from '#shared/domain/user/phone.ts'
import { isPhoneTaken, registerUser } from '#web/api/user/auth.ts'
import {
  loadProfileDraft,
  type ProfileDraft,
  saveProfileDraft,
} from '#web/features/auth/register/profile-draft.ts'
import {
  type RegistrationProblem,
  registrationProblem,
} from '#web/features/auth/register/registration-problem.ts'
import { NOTICE_ON_SCREEN } from '#web/hall/consent-line.tsx'
import type { NewPassword } from '#web/session/new-password-fields.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { storeToken } from '#web/session/token.ts'
import { useOnValuesChange } from '#web/ui/form/use-on-values-change.ts'
import { REGISTER_PROBLEMS } from '#words/user/auth/register-problems.ts'

export type Profile = ProfileDraft & NewPassword & { avatar: File | null }

/** The form of the profile step. Saves the input as a draft, except the passwords and the picture. */
export function useProfileForm(email: string): UseFormReturn<Profile> {
  const form = useForm<Profile>({
    mode: 'onTouched',
    defaultValues: { ...loadProfileDraft(email), password: '', confirmPassword: '', avatar: null },
  })
  useOnValuesChange(form, ({ fullName, phoneNumber, dateOfBirth, gender }) =>
    saveProfileDraft(email, { fullName, phoneNumber, dateOfBirth, gender }),
  )
  return form
}

/**
 * Creates the account and stores its token, but does not log the user in, because the specification requires a login
 * next.
 */
export async function registerProfile(
  email: string,
  profile: Profile,
): Promise<RegistrationProblem | undefined> {
  const gender = parseGender(profile.gender)
  if (!gender) return { field: 'form', text: problemText(GENDER_PROBLEMS.genderRequired) }
  const phoneNumber = phoneToWire(profile.phoneNumber)
  if (await isPhoneTaken(phoneNumber))
    return { field: 'phoneNumber', text: REGISTER_PROBLEMS.phoneOfAnother }
  try {
    const { fullName, dateOfBirth, password, avatar } = profile
    const user = {
      email,
      password,
      fullName: fullName.trim(),
      phoneNumber,
      dateOfBirth,
      gender,
      ...NOTICE_ON_SCREEN,
    }
    const { token } = await registerUser(user, avatar)
    storeToken(token)
    return undefined
  } catch (error) {
    return registrationProblem(error)
  }
}
