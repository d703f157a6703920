import { Controller } from 'react-hook-form'
import { fillIn } from '#shared/domain/placeholders.ts'
import { GRACE_MINUTES, graceMinutesProblem } from '#shared/domain/settings/door-fields.ts'
import { ClosedDaysField } from '#web/features/settings/closed-days-field.tsx'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const WORDS = SYSTEM_SETTINGS_WORDS.door

/** The grace period before and after a batch, the closed days, and whether cards are printed. */
export function DoorFields({ form: { control, register, formState } }: { form: SettingsForm }) {
  return (
    <div className="space-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <TextField
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          label={WORDS.grace}
          hint={fillIn(WORDS.graceHint, GRACE_MINUTES)}
          error={formState.errors.graceMinutes?.message}
          {...register('graceMinutes', {
            validate: (text) => problemText(graceMinutesProblem(parseCount(text))),
          })}
        />
      </div>
      <Controller
        control={control}
        name="closedDays"
        render={({ field }) => <ClosedDaysField days={field.value} onChange={field.onChange} />}
      />
      <Checkbox label={WORDS.cards} hint={WORDS.cardsHint} {...register('cardsOn')} />
    </div>
  )
}
