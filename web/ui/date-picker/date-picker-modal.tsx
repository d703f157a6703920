import { useState } from 'react'
import { addMonths, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import {
  type Bounds,
  boundsWithin,
  clampDay,
  isMonthAllowed,
  isWithin,
  type Month,
  monthOf,
  shiftMonth,
} from '#web/ui/date-picker/calendar.ts'
import { CalendarDays } from '#web/ui/date-picker/calendar-days.tsx'
import { CalendarList } from '#web/ui/date-picker/calendar-list.tsx'
import { CalendarStepper } from '#web/ui/date-picker/calendar-stepper.tsx'
import { MONTHS } from '#web/ui/date-picker/calendar-text.ts'
import { pickedDay } from '#web/ui/date-picker/picked-day.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { DATE_PICKER_WORDS } from '#words/page/date-picker.ts'

/** A date of birth's calendar opens on the year in which somebody of this age was born. */
const LIKELY_AGE = 21

/** The 'Select Date' dialog of a DatePicker, loaded on first use. */
export default function DatePickerModal({
  value,
  bounds: givenBounds,
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
  const bounds = boundsWithin(years, givenBounds)
  const initialDay = isCalendarDay(value) && isWithin(value, bounds) ? value : undefined
  const [chosen, setChosen] = useState(initialDay)
  const [shown, setShown] = useState<Month>(() => {
    // Most people who give a date of birth are students.
    const likelyDay = startWith === 'years' ? addMonths(today, -12 * LIKELY_AGE) : today
    return monthOf(initialDay ?? clampDay(likelyDay, bounds))
  })
  const [picked, setPicked] = useState(false)
  const [view, setView] = useState<'days' | 'months' | 'years'>(initialDay ? 'days' : startWith)

  function show(month: Month) {
    setShown(nearestAllowedMonth(month, bounds))
  }

  const shiftYear = (count: number) => ({ year: shown.year + count, month: shown.month })
  const isYearOffered = (count: number) => years.includes(shown.year + count)

  return (
    <Modal
      open
      onClose={onClose}
      title={DATE_PICKER_WORDS.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {DATE_PICKER_WORDS.cancel}
          </Button>
          <Button
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && onConfirm(chosen)}
          >
            {DATE_PICKER_WORDS.confirm}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-soft" aria-live="polite">
        {chosen === undefined ? DATE_PICKER_WORDS.none : pickedDay(chosen)}
      </p>
      <div className="mb-3 flex gap-2">
        <CalendarStepper
          text={MONTHS[shown.month - 1] ?? ''}
          unit="month"
          open={view === 'months'}
          onOpen={() => setView(view === 'months' ? 'days' : 'months')}
          onStep={(count) => show(shiftMonth(shown, count))}
          canStep={(count) => isMonthAllowed(shiftMonth(shown, count), bounds)}
        />
        <CalendarStepper
          text={String(shown.year)}
          unit="year"
          open={view === 'years'}
          onOpen={() => setView(view === 'years' ? 'days' : 'years')}
          onStep={(count) => show(shiftYear(count))}
          canStep={isYearOffered}
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
          label={DATE_PICKER_WORDS.month.label}
          items={MONTHS.map((name, index) => ({
            value: index + 1,
            text: name,
            disabled: !isMonthAllowed({ year: shown.year, month: index + 1 }, bounds),
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
          label={DATE_PICKER_WORDS.year.label}
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

/** Returns the month, or the bound's month if a step of a year went past the bound. */
function nearestAllowedMonth(month: Month, bounds: Bounds): Month {
  if (isMonthAllowed(month, bounds)) return month
  const before = bounds.min !== undefined && month.year <= monthOf(bounds.min).year
  const bound = before ? bounds.min : bounds.max
  return bound === undefined ? month : monthOf(bound)
}
