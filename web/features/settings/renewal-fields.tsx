import { RENEWAL_DAYS, renewalDaysProblem } from '#shared/domain/booking/renewal-priority.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const WORDS = SYSTEM_SETTINGS_WORDS.renewals

/** Asks when others may book the seat of a current membership. */
export function RenewalFields({ form: { register, formState } }: { form: SettingsForm }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        label={WORDS.days}
        hint={fillIn(WORDS.hint, RENEWAL_DAYS)}
        error={formState.errors.renewalDays?.message}
        {...register('renewalDays', {
          validate: (text) => problemText(renewalDaysProblem(parseCount(text))),
        })}
      />
    </div>
  )
}
