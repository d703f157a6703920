import { useLayoutEffect, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'

/** A scrolling grid of months or years, which starts at the current one. */
export function CalendarList({
  label,
  items,
  current,
  onChoose,
}: {
  label: string
  items: readonly { value: number; text: string; disabled?: boolean }[]
  current: number
  onChoose: (value: number) => void
}) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    chosen?.scrollIntoView({ block: 'center' })
    chosen?.focus({ preventScroll: true })
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser lets a fieldset be a scrolling grid
    <div
      ref={list}
      role="group"
      aria-label={label}
      className="grid h-75 auto-rows-min grid-cols-3 gap-2 overflow-y-auto overscroll-contain p-1"
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          data-autofocus={item.value === current || undefined}
          aria-pressed={item.value === current}
          disabled={item.disabled}
          onClick={() => onChoose(item.value)}
          className={classes(
            'min-h-12 rounded-control border text-center tabular-nums',
            item.value === current
              ? 'border-primary bg-primary font-semibold text-on-primary'
              : 'border-line bg-raised hover:border-ink',
            'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-transparent disabled:text-ink-soft disabled:opacity-55',
          )}
        >
          {item.text}
        </button>
      ))}
    </div>
  )
}
