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
        label="Days a selfie is kept"
        hint={`${SELFIE_KEPT_DAYS.least} to ${SELFIE_KEPT_DAYS.most} days after the end of a membership. Who comes back later takes a new one.`}
        error={errors.selfieKeptDays?.message}
        {...register('selfieKeptDays', {
          validate: (text) => selfieKeptDaysProblem(parseCount(text))?.message,
        })}
      />
      <TextField
        {...NUMBER}
        label="Months a tour request is kept"
        hint={`${TOUR_KEPT_MONTHS.least} to ${TOUR_KEPT_MONTHS.most} months after the day of the tour, whether it took place or not.`}
        error={errors.tourKeptMonths?.message}
        {...register('tourKeptMonths', {
          validate: (text) => tourKeptMonthsProblem(parseCount(text))?.message,
        })}
      />
    </div>
  )
}
