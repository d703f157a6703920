import { useState } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import { useStoredPicture } from '#web/api/stored-picture.ts'
import type { MembershipValues } from '#web/features/membership/membership-form.ts'
import { FileField } from '#web/ui/form/file-field.tsx'
import { shrinkPhoto } from '#web/ui/photo/shrink-photo.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'

/** Takes a selfie from the front camera or the gallery, and shrinks it for the upload. */
export function SelfieField({
  field,
  error,
  savedPath,
  onPreparing,
  onChosen,
}: {
  field: ControllerRenderProps<MembershipValues, 'selfiePhoto'>
  error: string | undefined
  savedPath: string | undefined
  onPreparing: (work: Promise<unknown>) => void
  /** Called once the form has the photo and can validate it. */
  onChosen: () => void
}) {
  const saved = useStoredPicture(savedPath).url
  const [preparing, setPreparing] = useState(false)

  async function prepare(file: File) {
    setPreparing(true)
    field.onChange(await shrinkPhoto(file))
    setPreparing(false)
    onChosen()
  }

  return (
    <div>
      <FileField
        {...field}
        onChange={(file) => (file ? onPreparing(prepare(file)) : field.onChange(null))}
        // Otherwise, leaving the field while a photo is being prepared would report it as missing.
        onBlur={preparing ? undefined : field.onBlur}
        label={MEMBERSHIP_WORDS.selfie}
        hint={savedPath === undefined ? MEMBERSHIP_WORDS.selfieHint : MEMBERSHIP_WORDS.selfieSaved}
        error={error}
        capture="user"
        accept="image/*"
        currentUrl={saved}
        chooseLabel={
          savedPath === undefined ? MEMBERSHIP_WORDS.takeSelfie : MEMBERSHIP_WORDS.changeSelfie
        }
        changeLabel={MEMBERSHIP_WORDS.changeSelfie}
        removeLabel={
          savedPath === undefined ? MEMBERSHIP_WORDS.removePhoto : MEMBERSHIP_WORDS.keepSelfie
        }
      />
      {/* Has a fixed height, so that the button below doesn't move while it is pressed. */}
      <p role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
        {preparing && (
          <span className="flex items-center gap-2">
            <Spinner className="size-4" />
            {MEMBERSHIP_WORDS.preparing}
          </span>
        )}
      </p>
    </div>
  )
}
