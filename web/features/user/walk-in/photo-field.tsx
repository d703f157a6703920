import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldRow } from '#web/features/user/walk-in/field-row.tsx'
import { TakePhoto } from '#web/features/user/walk-in/take-photo.tsx'
import type { WalkInValues } from '#web/features/user/walk-in/walk-in-form.ts'
import { FileField } from '#web/ui/form/file-field.tsx'
import { shrinkPhoto } from '#web/ui/photo/shrink-photo.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'

/** The member's photo, taken with the desk's camera or chosen from a file. */
export function PhotoField() {
  const { control, setValue } = useFormContext<WalkInValues>()
  const [preparing, setPreparing] = useState(false)

  async function prepare(file: File) {
    setPreparing(true)
    const selfie = await shrinkPhoto(file)
    setValue('selfiePhoto', selfie, { shouldDirty: true, shouldValidate: true })
    setPreparing(false)
  }

  return (
    <FieldRow title={WORDS.parts.photo}>
      <TakePhoto onTaken={(photo) => void prepare(photo)} />
      <Controller
        control={control}
        name="selfiePhoto"
        render={({ field, fieldState }) => (
          <div>
            <FileField
              {...field}
              onChange={(file) => (file ? void prepare(file) : field.onChange(null))}
              label={WORDS.photo}
              hint={WORDS.photoHint}
              error={fieldState.error?.message}
              capture="user"
            />
            <p role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
              {preparing && (
                <span className="flex items-center gap-2">
                  <Spinner className="size-4" />
                  {MEMBERSHIP_WORDS.preparing}
                </span>
              )}
              {!preparing && field.value && WORDS.photoTaken}
            </p>
          </div>
        )}
      />
    </FieldRow>
  )
}
