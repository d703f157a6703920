import { Controller, type UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { GENDER_LABELS, GENDERS, genderNamed, genderProblem } from '#shared/domain/options.ts'
import { birthDateProblem } from '#shared/domain/user/birth-date.ts'
import { emailProblem, normalEmail } from '#shared/domain/user/email.ts'
import { fullNameProblem } from '#shared/domain/user/full-name.ts'
import { COUNTRY_CODE, phoneProblem, typedPhone } from '#shared/domain/user/phone.ts'
import { mayChangeRole, ROLE_LABELS, ROLES } from '#shared/domain/user/user.ts'
import { useToday } from '#web/api/public-settings.ts'
import type { UserViewed } from '#web/api/user.ts'
import type { EditValues } from '#web/features/user/edit-user-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Select } from '#web/ui/select/select.tsx'

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

/** Name, email, phone number, date of birth, gender and, for a super admin, the role. */
export function EditUserFields({
  form: { control, register, formState, watch },
  user,
}: {
  form: UseFormReturn<EditValues>
  user: UserViewed
}) {
  const me = useLoggedInUser()
  const today = useToday()
  // Admins may lack these details; a member has given all of them.
  const required = watch('role') === 'user'
  const unlessBlank = (rule: (text: string) => FieldProblem | undefined) => (text: string) =>
    text === '' && !required ? undefined : rule(text)?.message
  const phone = register('phoneNumber', { validate: unlessBlank(phoneProblem) })
  return (
    <>
      <TextField
        label="Full name"
        autoComplete="off"
        error={formState.errors.fullName?.message}
        {...register('fullName', { validate: (name) => fullNameProblem(name)?.message })}
      />
      {user.id !== me._id && (
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint="A new email logs them out. They set a new password with an OTP that we send there."
          error={formState.errors.email?.message}
          {...register('email', { validate: (text) => emailProblem(normalEmail(text))?.message })}
        />
      )}
      <TextField
        label="Mobile number"
        prefix={COUNTRY_CODE}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={formState.errors.phoneNumber?.message}
        {...phone}
        onChange={(event) => {
          event.target.value = typedPhone(event.target.value)
          return phone.onChange(event)
        }}
      />
      <Controller
        control={control}
        name="dateOfBirth"
        rules={{ validate: unlessBlank((day) => birthDateProblem(day, today)) }}
        render={({ field, fieldState }) => (
          <DatePicker
            {...field}
            label="Date of birth"
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
            label="Gender"
            options={GENDER_OPTIONS}
            value={genderNamed(field.value)}
            error={fieldState.error?.message}
          />
        )}
      />
      {mayChangeRole({ id: me._id, role: me.role }, user) && (
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <Select
              {...field}
              label="Role"
              hint="Admins work at reception. Super admins can also change roles and see the audit log."
              options={ROLE_OPTIONS}
            />
          )}
        />
      )}
    </>
  )
}
