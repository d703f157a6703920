import { RENEWAL_DAYS, renewalDaysProblem } from '#shared/domain/booking/renewal-priority.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

/** When others may book the seat of a running membership. */
export function BookingFields({ form: { register, formState } }: { form: SettingsForm }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        label="Others can book the seat from (days before the end)"
        hint={`${RENEWAL_DAYS.least} to ${RENEWAL_DAYS.most}. Before that, the seat is kept for its member to renew. 0: first come, first served.`}
        error={formState.errors.renewalDays?.message}
        {...register('renewalDays', {
          validate: (text) => renewalDaysProblem(parseCount(text))?.message,
        })}
      />
    </div>
  )
}
