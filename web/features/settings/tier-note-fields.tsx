import { tierNoteProblem } from '#shared/domain/booking/tier-notes.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TIER_NOTE_WORDS as WORDS } from '#words/booking/tier-notes.ts'

const FIELDS = [
  ['standardNote', WORDS.labels.standard],
  ['silverNote', WORDS.labels.silver],
  ['goldNote', WORDS.labels.gold],
] as const

/** What the seats of each tier offer, as members see it on the seat map. */
export function TierNoteFields({ form: { register, formState } }: { form: SettingsForm }) {
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      <p className="text-ink-soft">{WORDS.intro}</p>
      <div className="grid gap-5 sm:grid-cols-3">
        {FIELDS.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            placeholder={WORDS.example}
            autoComplete="off"
            error={formState.errors[field]?.message}
            {...register(field, { validate: (text) => problemText(tierNoteProblem(text)) })}
          />
        ))}
      </div>
    </div>
  )
}
