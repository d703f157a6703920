import { type ReactNode, useId } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SECTION_WORDS } from '#words/page/section.ts'

/** A collapsible part of a long form. Its content stays mounted, so closing it loses no input. */
export function Section({
  title,
  description,
  open,
  onToggle,
  number,
  completed = false,
  completedLabel = SECTION_WORDS.completed,
  error,
  anchor,
  children,
}: {
  title: string
  description?: string
  open: boolean
  onToggle: (open: boolean) => void
  number?: number
  completed?: boolean
  completedLabel?: string
  /** Shown while a field inside has an error, for example '2 fields need attention'. */
  error?: string | undefined
  /** The section's id; a URL that ends in # and this id scrolls to it. */
  anchor?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      id={anchor}
      className={classes(
        'scroll-mt-4 rounded-card border bg-surface shadow-soft',
        error === undefined ? 'border-line' : 'border-danger',
      )}
    >
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(!open)}
          className="flex min-h-16 w-full items-center gap-3 rounded-card px-gutter py-4 text-left sm:px-7"
        >
          {number !== undefined && (
            <StepNumber number={number} completed={completed} failed={error !== undefined} />
          )}
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="max-w-full font-display text-xl leading-tight font-semibold">
                {title}
              </span>
              {completed && error === undefined && <Badge tone="success">{completedLabel}</Badge>}
            </span>
            {error === undefined ? (
              description && <span className="block text-sm text-ink-soft">{description}</span>
            ) : (
              <span className="block text-sm text-danger">{error}</span>
            )}
          </span>
          <Icon
            name="chevronDown"
            className={classes('size-5 text-ink-soft transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className="border-t border-line px-gutter py-6 sm:px-7">
        {children}
      </div>
    </section>
  )
}

function StepNumber({
  number,
  completed,
  failed,
}: {
  number: number
  completed: boolean
  failed: boolean
}) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex size-9 shrink-0 items-center justify-center rounded-full font-semibold tabular-nums',
        failed && 'bg-danger-soft text-danger',
        !failed && completed && 'bg-primary text-on-primary',
        !failed && !completed && 'bg-primary-soft text-primary',
      )}
    >
      {completed && !failed ? <Icon name="check" /> : number}
    </span>
  )
}
