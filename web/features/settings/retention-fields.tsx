import {
  mayChangeRetention,
  SELFIE_KEPT_DAYS,
  selfieKeptDaysProblem,
  TOUR_KEPT_MONTHS,
  tourKeptMonthsProblem,
} from '#shared/domain/personal-data/retention.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const NUMBER = { type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const

/** The retention of selfies and tour requests, which only a super admin can change. */
export function RetentionFields({ form: { register, formState } }: { form: SettingsForm }) {
  const { errors } = formState
  const readOnly = !mayChangeRetention(useLoggedInUser())
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {readOnly && (
        <div className="sm:col-span-2">
          <Notice>Only a super admin can change these.</Notice>
        </div>
      )}
      <TextField
        {...NUMBER}
        readOnly={readOnly}
        label="Keep selfies for (days)"
        hint={`${SELFIE_KEPT_DAYS.least} to ${SELFIE_KEPT_DAYS.most} days after the membership ends. Returning members upload a new selfie.`}
        error={errors.selfieKeptDays?.message}
        {...register('selfieKeptDays', {
          validate: (text) => selfieKeptDaysProblem(parseCount(text))?.message,
        })}
      />
      <TextField
        {...NUMBER}
        readOnly={readOnly}
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
