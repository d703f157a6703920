import {
  addressProblem,
  contactEmailProblem,
  contactPhoneProblem,
  hallNameProblem,
} from '#shared/domain/settings/settings-form.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { hall: WORDS, optional } = SYSTEM_SETTINGS_WORDS

/** The hall's name and contact. */
export function HallFields({ form: { register, formState } }: { form: SettingsForm }) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={WORDS.name}
        className="sm:col-span-2"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: (text) => problemText(hallNameProblem(text)) })}
      />
      <TextField
        label={WORDS.phone}
        note={optional}
        type="tel"
        autoComplete="off"
        error={errors.contactPhone?.message}
        {...register('contactPhone', {
          validate: (text) => problemText(contactPhoneProblem(text)),
        })}
      />
      <TextField
        label={WORDS.email}
        note={optional}
        type="email"
        autoComplete="off"
        error={errors.contactEmail?.message}
        {...register('contactEmail', {
          validate: (text) => problemText(contactEmailProblem(text)),
        })}
      />
      <TextArea
        label={WORDS.address}
        note={optional}
        className="sm:col-span-2"
        error={errors.address?.message}
        {...register('address', { validate: (text) => problemText(addressProblem(text)) })}
      />
    </div>
  )
}
