import { Controller } from 'react-hook-form'
import { COUNTRY_CODE, typedPhone } from '#shared/domain/user/phone.ts'
import type { MembershipFormApi } from '#web/features/membership/use-membership-form.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** The father's name, the parent's phone number and the address. */
export function PersonalSection({ form }: { form: MembershipFormApi }) {
  const { errors } = form.formState
  return (
    <div className="space-y-6">
      <TextField
        {...form.register('fatherName')}
        label="Father's name"
        error={errors.fatherName?.message}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={100}
      />
      <Controller
        control={form.control}
        name="parentContactNumber"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            onChange={(event) => field.onChange(typedPhone(event.target.value))}
            label="Parent's contact number"
            hint="Ten digits, without +91."
            prefix={COUNTRY_CODE}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
      <TextArea
        {...form.register('currentAddress')}
        label="Current address"
        error={errors.currentAddress?.message}
        autoComplete="street-address"
        maxLength={500}
      />
    </div>
  )
}
