import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addDays, addMonths } from '#shared/domain/calendar-day.ts'
import { classes } from '#web/ui/classes.ts'
import {
  type Bounds,
  clampDay,
  firstDay,
  isWithin,
  type Month,
  monthOf,
  monthWeeks,
  weekdayOf,
} from '#web/ui/date-picker/calendar.ts'
import {
  monthText,
  SHORT_WEEKDAYS,
  spokenDay,
  WEEKDAYS,
} from '#web/ui/date-picker/calendar-text.ts'

/** The days of a month as a grid. Arrow keys, Home, End, Page Up and Page Down move focus. */
export function CalendarDays({
  shown,
  chosen,
  today,
  bounds,
  takeFocus,
  onChoose,
  onShow,
}: {
  shown: Month
  chosen: string | undefined
  today: string
  bounds: Bounds
  /** Takes focus when it appears, after a month or year was picked. */
  takeFocus: boolean
  onChoose: (day: string) => void
  onShow: (month: Month) => void
}) {
  const focusableDay = tabStop(shown, chosen ?? today, bounds)
  const grid = useRef<HTMLTableElement>(null)
  const dayToFocus = useRef(takeFocus ? focusableDay : undefined)

  // After render, because a key may lead to a month that was not shown before.
  useEffect(() => {
    if (dayToFocus.current === undefined) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${dayToFocus.current}"]`)?.focus()
    dayToFocus.current = undefined
  })

  function onKeyDown(event: KeyboardEvent, day: string) {
    const target = dayForKey(event.key, day, event.shiftKey)
    if (target === undefined) return
    event.preventDefault()
    dayToFocus.current = clampDay(target, bounds)
    onShow(monthOf(dayToFocus.current))
  }

  return (
    // Always six rows high, so that the layout does not shift between months.
    <div className="min-h-75">
      <table
        ref={grid}
        aria-label={monthText(shown)}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name, index) => (
              <th key={name} scope="col" className="h-9 text-sm font-medium text-ink-soft">
                <span aria-hidden="true">{SHORT_WEEKDAYS[index]}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(shown).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={WEEKDAYS[index]} className="p-0 text-center">
                  {day !== null && (
                    <button
                      type="button"
                      data-day={day}
                      data-autofocus={day === focusableDay || undefined}
                      aria-label={spokenDay(day, today)}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      tabIndex={day === focusableDay ? 0 : -1}
                      disabled={!isWithin(day, bounds)}
                      onClick={() => onChoose(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                      className={classes(
                        'mx-auto flex h-11 w-full max-w-12 items-center justify-center rounded-control tabular-nums focus-visible:outline-offset-[-2px]',
                        day === chosen
                          ? 'bg-primary font-semibold text-on-primary'
                          : 'hover:bg-primary-soft',
                        day === today &&
                          day !== chosen &&
                          'font-semibold text-primary underline underline-offset-4',
                        'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-soft disabled:opacity-55',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The only day in the tab order: `preferred` when it is in this month, else the first allowed day. */
function tabStop(shown: Month, preferred: string, bounds: Bounds): string {
  const { year, month } = monthOf(preferred)
  const inMonth = year === shown.year && month === shown.month
  return clampDay(inMonth ? preferred : firstDay(shown), bounds)
}

/** The day that a key moves to, or undefined for any other key. */
function dayForKey(key: string, day: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    default:
      return undefined
  }
}
