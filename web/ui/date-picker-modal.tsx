import { useState } from 'react'
import { displayDay, isCalendarDay, MONTH_NAMES } from '#shared/domain/calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import {
  type Bounds,
  boundsWithin,
  clampDay,
  isWithin,
  type Month,
  monthAfter,
  monthIsOpen,
  monthOf,
} from '#web/ui/calendar.ts'
import { CalendarDays } from '#web/ui/calendar-days.tsx'
import { CalendarList } from '#web/ui/calendar-list.tsx'
import { CalendarStepper } from '#web/ui/calendar-stepper.tsx'
import { Modal } from '#web/ui/modal.tsx'

/** The 'Select Date' dialog of a DatePicker. Loaded when it is first needed. */
export default function DatePickerModal({
  value,
  bounds: given,
  today,
  years,
  startWith = 'days',
  onConfirm,
  onClose,
}: {
  value: string
  bounds: Bounds
  today: string
  years: readonly number[]
  startWith?: 'days' | 'years' | undefined
  onConfirm: (day: string) => void
  onClose: () => void
}) {
  const bounds = boundsWithin(years, given)
  const known = isCalendarDay(value) && isWithin(value, bounds) ? value : undefined
  const [chosen, setChosen] = useState(known)
  const [shown, setShown] = useState<Month>(monthOf(known ?? clampDay(today, bounds)))
  const [picked, setPicked] = useState(false)
  const [view, setView] = useState<'days' | 'months' | 'years'>(known ? 'days' : startWith)

  function show(month: Month) {
    setShown(nearestOpen(month, bounds))
  }

  const year = (count: number) => ({ year: shown.year + count, month: shown.month })
  const yearIsOpen = (count: number) => years.includes(shown.year + count)

  return (
    <Modal
      open
      onClose={onClose}
      title="Select Date"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && onConfirm(chosen)}
          >
            Confirm
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-soft" aria-live="polite">
        {chosen === undefined ? 'No date chosen yet.' : displayDay(chosen)}
      </p>
      <div className="mb-3 flex gap-2">
        <CalendarStepper
          text={MONTH_NAMES[shown.month - 1] ?? ''}
          unit="month"
          open={view === 'months'}
          onOpen={() => setView(view === 'months' ? 'days' : 'months')}
          onStep={(count) => show(monthAfter(shown, count))}
          canStep={(count) => monthIsOpen(monthAfter(shown, count), bounds)}
        />
        <CalendarStepper
          text={String(shown.year)}
          unit="year"
          open={view === 'years'}
          onOpen={() => setView(view === 'years' ? 'days' : 'years')}
          onStep={(count) => show(year(count))}
          canStep={yearIsOpen}
        />
      </div>
      {view === 'days' && (
        <CalendarDays
          shown={shown}
          chosen={chosen}
          takeFocus={picked}
          today={today}
          bounds={bounds}
          onChoose={setChosen}
          onShow={show}
        />
      )}
      {view === 'months' && (
        <CalendarList
          label="Month"
          items={MONTH_NAMES.map((name, place) => ({
            value: place + 1,
            text: name,
            disabled: !monthIsOpen({ year: shown.year, month: place + 1 }, bounds),
          }))}
          current={shown.month}
          onChoose={(month) => {
            show({ year: shown.year, month })
            setPicked(true)
            setView('days')
          }}
        />
      )}
      {view === 'years' && (
        <CalendarList
          label="Year"
          items={years.map((value) => ({ value, text: String(value) }))}
          current={shown.year}
          onChoose={(value) => {
            show({ year: value, month: shown.month })
            setPicked(true)
            setView(startWith === 'years' && chosen === undefined ? 'months' : 'days')
          }}
        />
      )}
    </Modal>
  )
}

/** A step of a year may land in a month beyond the bounds: then the bound's own month is shown. */
function nearestOpen(month: Month, bounds: Bounds): Month {
  if (monthIsOpen(month, bounds)) return month
  const before = bounds.min !== undefined && month.year <= monthOf(bounds.min).year
  const bound = before ? bounds.min : bounds.max
  return bound === undefined ? month : monthOf(bound)
}
