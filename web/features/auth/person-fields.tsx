import { Controller, useFormContext } from 'react-hook-form'
import { birthDateProblem } from '#shared/domain/birth-date.ts'
import { fullNameProblem } from '#shared/domain/full-name.ts'
import { GENDER_LABELS, GENDERS, genderNamed, genderProblem } from '#shared/domain/options.ts'
import { COUNTRY_CODE, phoneProblem, typedPhone } from '#shared/domain/phone.ts'
import { useToday } from '#web/api/hall.ts'
import type { Profile } from '#web/features/auth/profile-form.ts'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { focusFieldAfter } from '#web/ui/focus-next.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))

/** Name, number, date of birth and gender. */
export function PersonFields() {
  const { control, register, formState } = useFormContext<Profile>()
  const { errors } = formState
  const today = useToday()
  // In the order of the screen: the first invalid field of this order gets the focus.
  const fullName = register('fullName', { validate: fullNameProblem })
  const phone = register('phoneNumber', { validate: phoneProblem })
  return (
    <>
      <TextField
        label="Full Name"
        autoComplete="name"
        error={errors.fullName?.message}
        {...fullName}
      />
      <TextField
        label="Mobile Number"
        prefix={COUNTRY_CODE}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.phoneNumber?.message}
        {...phone}
        onChange={(event) => {
          event.target.value = typedPhone(event.target.value)
          return phone.onChange(event)
        }}
      />
      <Controller
        control={control}
        name="dateOfBirth"
        rules={{ validate: (day) => birthDateProblem(day, today) }}
        render={({ field, fieldState }) => (
          <DatePicker
            {...field}
            label="Date of Birth"
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
        rules={{ validate: genderProblem }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label="Gender"
            placeholder="Select your gender"
            options={GENDER_OPTIONS}
            value={genderNamed(field.value)}
            error={fieldState.error?.message}
            onChosen={(_, control) => focusFieldAfter(control)}
          />
        )}
      />
    </>
  )
}
