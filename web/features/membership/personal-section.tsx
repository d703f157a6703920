import { Controller } from 'react-hook-form'
import { COUNTRY_CODE, typedPhone } from '#shared/domain/phone.ts'
import type { MembershipFormApi } from '#web/features/membership/use-membership-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Whom to call at home, and where that is. */
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
            hint="The ten digits after +91."
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
