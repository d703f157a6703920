import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SelectOption } from '#web/ui/select-list.ts'

/** Room the list wants, and how near it comes to the window's edge, in pixels. */
const wanted = 336
const margin = 12

/** The open list of a Select: below its control, or above where there is more room. */
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
  onChoose: (place: number) => void
  onClose: () => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ above: false, height: wanted })

  useLayoutEffect(() => {
    const control = list.current?.parentElement?.getBoundingClientRect()
    if (control === undefined) return
    const below = innerHeight - control.bottom - margin
    const above = below < Math.min(wanted, 220) && control.top > below
    setRoom({ above, height: Math.min(wanted, (above ? control.top : below) - margin) })
  }, [])

  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // Not every browser takes the focus from a button when one presses beside it.
  const pressed = useEffectEvent((event: PointerEvent) => {
    const { target } = event
    if (target instanceof Node && !list.current?.parentElement?.contains(target)) onClose()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      // The focus stays on the control, or its blur would close the list before the choice.
      onMouseDown={(event) => event.preventDefault()}
      style={{ maxHeight: Math.max(room.height, 160) }}
      className={classes(
        'absolute inset-x-0 z-30 scroll-py-1.5 overflow-y-auto overscroll-contain rounded-control border border-line bg-raised p-1.5 shadow-lift',
        room.above ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
      )}
    >
      {options.map((option, place) => {
        const blocked = option.disabledReason !== undefined
        const chosen = option.value === value
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the combobox
          <div
            key={option.value}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen}
            aria-disabled={blocked || undefined}
            onClick={() => onChoose(place)}
            className={classes(
              'flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken',
              place === active && 'bg-primary-soft outline-2 -outline-offset-2 outline-primary',
              blocked && 'cursor-not-allowed',
            )}
          >
            <span className="min-w-0 flex-1">
              <span
                className={classes(
                  'block',
                  blocked ? 'text-ink-soft' : 'text-ink',
                  chosen && 'font-semibold',
                )}
              >
                {option.label}
              </span>
              {(option.description || blocked) && (
                <span className="block text-sm text-ink-soft">
                  {option.disabledReason ?? option.description}
                </span>
              )}
            </span>
            {chosen && <Icon name="check" className="size-5 text-primary" />}
            {blocked && <Icon name="lock" className="size-4 text-ink-soft" />}
          </div>
        )
      })}
    </div>
  )
}
