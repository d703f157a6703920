import { Controller, type UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { genderProblem, parseGender } from '#shared/domain/options.ts'
import { birthDateProblem } from '#shared/domain/user/birth-date.ts'
import { emailProblem, normalizeEmail } from '#shared/domain/user/email.ts'
import { fullNameProblem } from '#shared/domain/user/full-name.ts'
import { phoneProblem } from '#shared/domain/user/phone.ts'
import { ROLES } from '#shared/domain/user/user.ts'
import { mayChangeRole } from '#shared/domain/user/user-access.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import type { EditValues } from '#web/features/user/edit-user/edit-user-form.ts'
import { GENDER_OPTIONS } from '#web/hall/gender-options.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { ROLE_LABELS } from '#words/admin/staff-labels.ts'
import { EDIT_USER_WORDS } from '#words/user/user-management.ts'

const FIELDS = EDIT_USER_WORDS.fields
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

/** Name, email, phone number, date of birth, gender and, for a super admin, the role. */
export function EditUserFields({
  form: { control, register, formState, watch },
  user,
}: {
  form: UseFormReturn<EditValues>
  user: ViewedUser
}) {
  const me = useLoggedInUser()
  const today = useToday()
  // Staff may lack these details; ordinary users have given all of them.
  const required = watch('role') === 'user'
  const unlessBlank = (rule: (text: string) => FieldProblem | undefined) => (text: string) =>
    text === '' && !required ? undefined : problemText(rule(text))
  const phone = register('phoneNumber', { validate: unlessBlank(phoneProblem) })
  return (
    <>
      <TextField
        label={FIELDS.fullName}
        autoComplete="off"
        error={formState.errors.fullName?.message}
        {...register('fullName', { validate: (name) => problemText(fullNameProblem(name)) })}
      />
      {user.id !== me.id && (
        <TextField
          label={FIELDS.email}
          type="email"
          autoComplete="off"
          hint={EDIT_USER_WORDS.emailHint}
          error={formState.errors.email?.message}
          {...register('email', {
            validate: (text) =>
              user.email === null && text === ''
                ? true
                : problemText(emailProblem(normalizeEmail(text))),
          })}
        />
      )}
      <PhoneField
        label={FIELDS.phoneNumber}
        autoComplete="off"
        error={formState.errors.phoneNumber?.message}
        {...phone}
      />
      <Controller
        control={control}
        name="dateOfBirth"
        rules={{ validate: unlessBlank((day) => birthDateProblem(day, today)) }}
        render={({ field, fieldState }) => (
          <DatePicker
            {...field}
            label={FIELDS.dateOfBirth}
            today={today}
            startWith="years"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="gender"
        rules={{ validate: unlessBlank(genderProblem) }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={FIELDS.gender}
            options={GENDER_OPTIONS}
            value={parseGender(field.value)}
            error={fieldState.error?.message}
          />
        )}
      />
      {mayChangeRole(me, user) && (
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <Select
              {...field}
              label={FIELDS.role}
              hint={EDIT_USER_WORDS.roleHint}
              options={ROLE_OPTIONS}
            />
          )}
        />
      )}
    </>
  )
}
