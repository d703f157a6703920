import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SelectOption } from '#web/ui/select/select-list.ts'

/** The list's maximum height, and its distance from the window's edge, in pixels. */
const maxHeight = 336
const margin = 12

/** The open list of a Select: below its control, or above when there is more space. */
export function SelectPopup({
  id,
  labelledBy,
  options,
  value,
  active,
  onChoose,
  onClose,
}: {
  id: string
  labelledBy: string
  options: readonly SelectOption[]
  value: string | undefined
  active: number
  onChoose: (index: number) => void
  onClose: () => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState({ above: false, height: maxHeight })

  useLayoutEffect(() => {
    const control = list.current?.parentElement?.getBoundingClientRect()
    if (control === undefined) return
    const below = innerHeight - control.bottom - margin
    const above = below < Math.min(maxHeight, 220) && control.top > below
    setPosition({ above, height: Math.min(maxHeight, (above ? control.top : below) - margin) })
  }, [])

  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // In some browsers a press outside does not blur the button.
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    const { target } = event
    if (target instanceof Node && !list.current?.parentElement?.contains(target)) onClose()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      // Keeps focus on the control, whose blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      style={{ maxHeight: Math.max(position.height, 160) }}
      className={classes(
        'absolute inset-x-0 z-30 scroll-py-1.5 overflow-y-auto overscroll-contain rounded-control border border-line bg-raised p-1.5 shadow-lift',
        position.above ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
      )}
    >
      {options.map((option, index) => {
        const disabled = option.disabledReason !== undefined
        const chosen = option.value === value
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen}
            aria-disabled={disabled || undefined}
            onClick={() => onChoose(index)}
            className={classes(
              'flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken',
              index === active && 'bg-primary-soft outline-2 -outline-offset-2 outline-primary',
              disabled && 'cursor-not-allowed',
            )}
          >
            <span className="min-w-0 flex-1">
              <span
                className={classes(
                  'block',
                  disabled ? 'text-ink-soft' : 'text-ink',
                  chosen && 'font-semibold',
                )}
              >
                {option.label}
              </span>
              {(option.description || disabled) && (
                <span className="block text-sm text-ink-soft">
                  {option.disabledReason ?? option.description}
                </span>
              )}
            </span>
            {chosen && <Icon name="check" className="size-5 text-primary" />}
            {disabled && <Icon name="lock" className="size-4 text-ink-soft" />}
          </div>
        )
      })}
    </div>
  )
}
