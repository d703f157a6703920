import { useController, useFormContext } from 'react-hook-form'
import { avatarProblem } from '#web/features/auth/avatar-problem.ts'
import type { Profile } from '#web/features/auth/profile-form.ts'
import { FileField } from '#web/ui/file-field.tsx'

/** The optional picture. A file that will not do is refused, and the one before it stays. */
export function AvatarField() {
  const { control, setError, clearErrors } = useFormContext<Profile>()
  const { field, fieldState } = useController({ control, name: 'avatar' })

  async function choose(file: File | null) {
    const problem = file ? await avatarProblem(file) : undefined
    if (problem !== undefined) return setError('avatar', { message: problem })
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
      onChange={choose}
    />
  )
}
