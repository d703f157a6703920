import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { NEW_PASSWORD_WORDS } from '#words/user/auth/new-password.ts'

const tones = ['bg-line', 'bg-danger', 'bg-danger', 'bg-accent', 'bg-success', 'bg-success']

/** The checks of a new password and, once something is typed, its strength as five bars and a word. */
export function PasswordStrength({
  score,
  label,
  checks = [],
}: {
  /** The number of checks that are met, 0 to 5. */
  score: number
  /** Undefined while nothing is typed. */
  label: string | undefined
  checks?: readonly { label: string; met: boolean }[]
}) {
  return (
    <div className="grid gap-2">
      {label !== undefined && <Meter score={score} label={label} />}
      {checks.length > 0 && (
        <ul className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
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
              <span className="sr-only">
                {' '}
                {check.met ? NEW_PASSWORD_WORDS.met : NEW_PASSWORD_WORDS.notMet}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Meter({ score, label }: { score: number; label: string }) {
  return (
    <>
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
      <p className="text-sm text-ink" role="status">
        <Sentence
          text={NEW_PASSWORD_WORDS.strength}
          strength={<span className="font-semibold">{label}</span>}
        />
      </p>
    </>
  )
}
