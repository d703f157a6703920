import {
  addressProblem,
  contactEmailProblem,
  contactPhoneProblem,
  hallNameProblem,
} from '#shared/domain/settings/settings-form.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** The hall's name and contact. */
export function HallFields({ form: { register, formState } }: { form: SettingsForm }) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Study hall name"
        className="sm:col-span-2"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: (text) => hallNameProblem(text)?.message })}
      />
      <TextField
        label="Contact phone"
        note="Optional"
        type="tel"
        autoComplete="off"
        error={errors.contactPhone?.message}
        {...register('contactPhone', { validate: (text) => contactPhoneProblem(text)?.message })}
      />
      <TextField
        label="Contact email"
        note="Optional"
        type="email"
        autoComplete="off"
        error={errors.contactEmail?.message}
        {...register('contactEmail', { validate: (text) => contactEmailProblem(text)?.message })}
      />
      <TextArea
        label="Address"
        note="Optional"
        className="sm:col-span-2"
        error={errors.address?.message}
        {...register('address', { validate: (text) => addressProblem(text)?.message })}
      />
    </div>
  )
}
