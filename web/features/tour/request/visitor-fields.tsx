import { GENDER_LABELS, GENDERS } from '#shared/domain/options.ts'
import { TourSelect } from '#web/features/tour/request/controlled-fields.tsx'
import { FieldGroup } from '#web/features/tour/request/field-group.tsx'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }))

/** Name, contact and gender of the visitor. */
export function VisitorFields({ form }: { form: TourFormApi }) {
  const { errors } = form.formState
  return (
    <FieldGroup title="About you" description="We'll also email your visitor pass.">
      <TextField
        {...form.register('fullName')}
        label="Full name"
        error={errors.fullName?.message}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
      />
      <TextField
        {...form.register('email')}
        label="Email"
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...form.register('phoneNumber')}
        label="Phone number"
        error={errors.phoneNumber?.message}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="10-digit mobile number"
        maxLength={20}
      />
      <TourSelect form={form} name="gender" label="Gender" options={GENDER_OPTIONS} />
    </FieldGroup>
  )
}
