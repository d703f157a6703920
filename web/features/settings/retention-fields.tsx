import {
  mayChangeRetention,
  SELFIE_KEPT_DAYS,
  selfieKeptDaysProblem,
  TOUR_KEPT_MONTHS,
  tourKeptMonthsProblem,
} from '#shared/domain/personal-data/retention.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { privacy: WORDS, superAdminOnly } = SYSTEM_SETTINGS_WORDS

const NUMBER = { type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const

/** The retention of selfies and tour requests, which only a super admin can change. */
export function RetentionFields({ form: { register, formState } }: { form: SettingsForm }) {
  const { errors } = formState
  const readOnly = !mayChangeRetention(useLoggedInUser())
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {readOnly && (
        <div className="sm:col-span-2">
          <Notice>{superAdminOnly}</Notice>
        </div>
      )}
      <TextField
        {...NUMBER}
        readOnly={readOnly}
        label={WORDS.selfies}
        hint={fillIn(WORDS.selfiesHint, SELFIE_KEPT_DAYS)}
        error={errors.selfieKeptDays?.message}
        {...register('selfieKeptDays', {
          validate: (text) => problemText(selfieKeptDaysProblem(parseCount(text))),
        })}
      />
      <TextField
        {...NUMBER}
        readOnly={readOnly}
        label={WORDS.tours}
        hint={fillIn(WORDS.toursHint, TOUR_KEPT_MONTHS)}
        error={errors.tourKeptMonths?.message}
        {...register('tourKeptMonths', {
          validate: (text) => problemText(tourKeptMonthsProblem(parseCount(text))),
        })}
      />
    </div>
  )
}
