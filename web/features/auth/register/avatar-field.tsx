import { useController, useFormContext } from 'react-hook-form'
import { avatarProblem } from '#web/features/auth/register/avatar-problem.ts'
import type { Profile } from '#web/features/auth/register/profile-form.ts'
import { usePreservedPhoto } from '#web/session/preserved-photo.ts'
import { problemText } from '#web/session/problem-text.ts'
import { FileField } from '#web/ui/form/file-field.tsx'
import { shrinkPhoto } from '#web/ui/photo/shrink-photo.ts'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'

/**
 * The optional profile picture, shrunk for the upload. If a file is unsuitable, shows why and keeps the previous one.
 */
export function AvatarField({
  email,
  onPreparing,
}: {
  email: string
  onPreparing: (work: Promise<unknown>) => void
}) {
  const { control, setError, clearErrors } = useFormContext<Profile>()
  const { field, fieldState } = useController({ control, name: 'avatar' })
  usePreservedPhoto(`register ${email}`, field.value, field.onChange)

  async function choose(chosen: File | null) {
    const file = chosen && (await shrinkPhoto(chosen))
    const problem = file ? await avatarProblem(file) : undefined
    if (problem !== undefined) return setError('avatar', { message: problemText(problem) })
    clearErrors('avatar')
    field.onChange(file)
  }

  return (
    <FileField
      {...field}
      label={REGISTER_WORDS.picture}
      note={REGISTER_WORDS.optional}
      shape="round"
      error={fieldState.error?.message}
      onChange={(chosen) => onPreparing(choose(chosen))}
    />
  )
}
