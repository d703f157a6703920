import {
  SELFIE_KEPT_DAYS,
  selfieKeptDaysProblem,
  TOUR_KEPT_MONTHS,
  tourKeptMonthsProblem,
} from '#shared/domain/personal-data/retention.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

const NUMBER = { type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const

/** The retention of selfies and tour requests. */
export function RetentionFields({ form: { register, formState } }: { form: SettingsForm }) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...NUMBER}
        label="Keep selfies for (days)"
        hint={`${SELFIE_KEPT_DAYS.least} to ${SELFIE_KEPT_DAYS.most} days after the membership ends. Returning members upload a new selfie.`}
        error={errors.selfieKeptDays?.message}
        {...register('selfieKeptDays', {
          validate: (text) => selfieKeptDaysProblem(parseCount(text))?.message,
        })}
      />
      <TextField
        {...NUMBER}
        label="Keep tour requests for (months)"
        hint={`${TOUR_KEPT_MONTHS.least} to ${TOUR_KEPT_MONTHS.most} months after the tour date, even if the tour did not happen.`}
        error={errors.tourKeptMonths?.message}
        {...register('tourKeptMonths', {
          validate: (text) => tourKeptMonthsProblem(parseCount(text))?.message,
        })}
      />
    </div>
  )
}
