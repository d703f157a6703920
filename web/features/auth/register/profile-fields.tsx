import { Controller, useFormContext } from 'react-hook-form'
import { genderProblem, parseGender } from '#shared/domain/options.ts'
import { birthDateProblem } from '#shared/domain/user/birth-date.ts'
import { fullNameProblem } from '#shared/domain/user/full-name.ts'
import { phoneProblem } from '#shared/domain/user/phone.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import type { Profile } from '#web/features/auth/register/profile-form.ts'
import { GENDER_OPTIONS } from '#web/hall/gender-options.ts'
import { problemText } from '#web/session/problem-text.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'

/** Name, phone number, date of birth and gender. */
export function ProfileFields() {
  const { control, register, formState } = useFormContext<Profile>()
  const { errors } = formState
  const today = useToday()
  // Registered in the order on screen, because the first invalid field is focused.
  const fullName = register('fullName', { validate: (name) => problemText(fullNameProblem(name)) })
  const phone = register('phoneNumber', {
    validate: (digits) => problemText(phoneProblem(digits)),
  })
  return (
    <>
      <TextField
        label={REGISTER_WORDS.fullName}
        autoComplete="name"
        error={errors.fullName?.message}
        {...fullName}
      />
      <PhoneField
        label={REGISTER_WORDS.phone}
        autoComplete="tel-national"
        error={errors.phoneNumber?.message}
        {...phone}
      />
      <Controller
        control={control}
        name="dateOfBirth"
        rules={{ validate: (day) => problemText(birthDateProblem(day, today)) }}
        render={({ field, fieldState }) => (
          <DatePicker
            {...field}
            label={REGISTER_WORDS.birthDate}
            today={today}
            startWith="years"
            error={fieldState.error?.message}
            onChosen={(_, control) => focusFieldAfter(control)}
          />
        )}
      />
      <Controller
        control={control}
        name="gender"
        rules={{ validate: (gender) => problemText(genderProblem(gender)) }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={REGISTER_WORDS.gender}
            placeholder={REGISTER_WORDS.chooseGender}
            options={GENDER_OPTIONS}
            value={parseGender(field.value)}
            error={fieldState.error?.message}
            onChosen={(_, control) => focusFieldAfter(control)}
          />
        )}
      />
    </>
  )
}
