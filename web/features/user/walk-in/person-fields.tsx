import { Controller, useFormContext } from 'react-hook-form'
import { LANGUAGES } from '#shared/domain/language.ts'
import { parseGender } from '#shared/domain/options.ts'
import { FieldRow } from '#web/features/user/walk-in/field-row.tsx'
import type { WalkInValues } from '#web/features/user/walk-in/walk-in-form.ts'
import { GENDER_OPTIONS } from '#web/hall/gender-options.ts'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'
import { USER_DETAILS } from '#words/user/user-management.ts'

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: USER_DETAILS.noticeLanguages[value],
}))

/** Name, date of birth, gender and language. */
export function PersonFields() {
  const { control, register, formState } = useFormContext<WalkInValues>()
  const { errors } = formState
  return (
    <FieldRow title={WORDS.parts.person}>
      <TextField
        label={REGISTER_WORDS.fullName}
        autoComplete="off"
        autoCapitalize="words"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label={REGISTER_WORDS.birthDate}
        type="date"
        autoComplete="off"
        error={errors.dateOfBirth?.message}
        {...register('dateOfBirth')}
      />
      <Controller
        control={control}
        name="gender"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={REGISTER_WORDS.gender}
            options={GENDER_OPTIONS}
            value={parseGender(field.value)}
            error={fieldState.error?.message}
            onChosen={(_, chosen) => focusFieldAfter(chosen)}
          />
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <Select
            {...field}
            label={WORDS.language}
            options={LANGUAGE_OPTIONS}
            onChosen={(_, chosen) => focusFieldAfter(chosen)}
          />
        )}
      />
    </FieldRow>
  )
}
