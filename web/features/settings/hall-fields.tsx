import {
  addressProblem,
  contactEmailProblem,
  contactPhoneProblem,
  hallNameProblem,
} from '#shared/domain/settings.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** What the hall is called and how it is reached. */
export function HallFields({ form: { register, formState } }: { form: SettingsForm }) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Hall's name"
        className="sm:col-span-2"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: hallNameProblem })}
      />
      <TextField
        label="Contact phone"
        note="Optional"
        type="tel"
        autoComplete="off"
        error={errors.contactPhone?.message}
        {...register('contactPhone', { validate: contactPhoneProblem })}
      />
      <TextField
        label="Contact email"
        note="Optional"
        type="email"
        autoComplete="off"
        error={errors.contactEmail?.message}
        {...register('contactEmail', { validate: contactEmailProblem })}
      />
      <TextArea
        label="Address"
        note="Optional"
        className="sm:col-span-2"
        error={errors.address?.message}
        {...register('address', { validate: addressProblem })}
      />
    </div>
  )
}
