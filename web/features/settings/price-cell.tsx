import { useId } from 'react'
import { priceProblem } from '#shared/domain/settings/settings-form.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { problemText } from '#web/session/problem-text.ts'
import { classes } from '#web/ui/classes.ts'
import { controlClasses } from '#web/ui/form/field.tsx'
import { showLatinDigits } from '#web/ui/form/latin-input.ts'

/** One cell of the price table. */
export function PriceCell({
  form: { register },
  name,
  label,
  problem,
}: {
  form: SettingsForm
  name: `prices.${number}.${number}.${'night' | 'day' | 'allHours'}`
  label: string
  problem: string | undefined
}) {
  const id = useId()
  const field = register(name, { validate: (text) => problemText(priceProblem(text)) })
  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        className={classes(controlClasses, 'px-1.5! text-right tabular-nums sm:px-4!')}
        {...field}
        onChange={(event) => {
          showLatinDigits(event.target)
          return field.onChange(event)
        }}
      />
      {problem !== undefined && (
        <p id={id} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  )
}
