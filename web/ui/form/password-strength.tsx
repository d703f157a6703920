import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'

const tones = ['bg-line', 'bg-danger', 'bg-danger', 'bg-accent', 'bg-success', 'bg-success']

/** The password strength as five bars, 'Password Strength: {label}' and an optional list of checks. */
export function PasswordStrength({
  score,
  label,
  checks = [],
}: {
  /** The number of checks that are met, 0 to 5. */
  score: number
  label: string
  checks?: readonly { label: string; met: boolean }[]
}) {
  return (
    <div>
      <div className="grid grid-cols-5 gap-1.5" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((bar) => (
          <span
            key={bar}
            className={classes(
              'h-1.5 rounded-full transition-colors',
              bar <= score ? tones[score] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p className="mt-2 text-sm text-ink" role="status">
        Password Strength: <span className="font-semibold">{label}</span>
      </p>
      {checks.length > 0 && (
        <ul className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
          {checks.map((check) => (
            <li
              key={check.label}
              className={classes(
                'flex items-center gap-2',
                check.met ? 'text-success' : 'text-ink-soft',
              )}
            >
              <Icon name={check.met ? 'check' : 'minus'} className="size-4" />
              {check.label}
              <span className="sr-only">{check.met ? ' (met)' : ' (not met yet)'}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
