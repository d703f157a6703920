import { useWatch } from 'react-hook-form'
import { limitsAccess } from '#shared/domain/settings/landing-details.ts'
import {
  amenitiesProblem,
  figureProblem,
  mapUrlProblem,
  openingHoursProblem,
} from '#shared/domain/settings/settings-form.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { landing: WORDS, optional } = SYSTEM_SETTINGS_WORDS
const FIGURES = ['studentsFigure', 'toursFigure', 'successFigure'] as const

/** What the landing page says about the hall besides its name and contact. */
export function LandingFields({ form: { control, register, formState } }: { form: SettingsForm }) {
  const { errors } = formState
  const hours = useWatch({ control, name: 'openingHours' })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        <TextField
          label={WORDS.openingHours}
          note={optional}
          hint={WORDS.openingHoursHint}
          autoComplete="off"
          error={errors.openingHours?.message}
          {...register('openingHours', {
            validate: (text) => problemText(openingHoursProblem(text)),
          })}
        />
        <div role="status" className="mt-2 empty:hidden">
          {limitsAccess(hours) && (
            <p className="flex items-start gap-1.5 text-sm">
              <Icon name="alert" className="mt-0.5 size-4 text-accent-ink" />
              <span>{WORDS.hoursWarning}</span>
            </p>
          )}
        </div>
      </div>
      <TextField
        label={WORDS.mapUrl}
        note={optional}
        hint={WORDS.mapUrlHint}
        type="url"
        autoComplete="off"
        error={errors.mapUrl?.message}
        {...register('mapUrl', { validate: (text) => problemText(mapUrlProblem(text)) })}
      />
      <TextArea
        label={WORDS.amenities}
        note={optional}
        hint={WORDS.amenitiesHint}
        className="sm:col-span-2"
        error={errors.amenities?.message}
        {...register('amenities', { validate: (text) => problemText(amenitiesProblem(text)) })}
      />
      <div className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
        {FIGURES.map((name) => (
          <TextField
            key={name}
            label={WORDS[name]}
            note={optional}
            autoComplete="off"
            latinDigits
            error={errors[name]?.message}
            {...register(name, { validate: (text) => problemText(figureProblem(text)) })}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft sm:col-span-2">{WORDS.figuresHint}</p>
    </div>
  )
}
