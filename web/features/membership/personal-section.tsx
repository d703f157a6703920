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
      <TextField
        {...form.register('parentContactNumber')}
        label="Parent's contact number"
        hint="Mobile, or landline with its area code."
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={errors.parentContactNumber?.message}
        maxLength={30}
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
