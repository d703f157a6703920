import { useController, useFormContext } from 'react-hook-form'
import { avatarProblem } from '#web/features/auth/register/avatar-problem.ts'
import type { Profile } from '#web/features/auth/register/profile-form.ts'
import { FileField } from '#web/ui/form/file-field.tsx'
import { shrinkPhoto } from '#web/ui/shrink-photo.ts'

/**
 * The optional picture, made smaller for the upload. An unsuitable file is rejected, and the previous
 * one stays.
 */
export function AvatarField({ onPreparing }: { onPreparing: (work: Promise<unknown>) => void }) {
  const { control, setError, clearErrors } = useFormContext<Profile>()
  const { field, fieldState } = useController({ control, name: 'avatar' })

  async function choose(chosen: File | null) {
    const file = chosen && (await shrinkPhoto(chosen))
    const problem = file ? await avatarProblem(file) : undefined
    if (problem !== undefined) return setError('avatar', { message: problem.message })
    clearErrors('avatar')
    field.onChange(file)
  }

  return (
    <FileField
      {...field}
      label="Profile Picture"
      note="Optional"
      shape="round"
      error={fieldState.error?.message}
      onChange={(chosen) => onPreparing(choose(chosen))}
    />
  )
}
