import { lazy, Suspense } from 'react'
import { displayDay, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { yearsOnOffer } from '#shared/domain/user/year-range.ts'
import { localToday } from '#web/ui/date-picker/calendar.ts'
import { type PickerBinding, PickerField } from '#web/ui/form/picker-field.tsx'

const loadModal = () => import('#web/ui/date-picker/date-picker-modal.tsx')
const DatePickerModal = lazy(loadModal)

/**
 * A button that shows the chosen day like 'March 15, 1995' and opens the calendar. Its values are
 * 'YYYY-MM-DD'. Accepts the `field` of a Controller.
 */
export function DatePicker({
  value,
  min,
  max,
  today = localToday(),
  startWith,
  placeholder = 'Select a date',
  ...binding
}: PickerBinding & {
  /** '' while nothing is chosen. */
  value: string | undefined
  /** First and last day that may be chosen, both included. */
  min?: string | undefined
  max?: string | undefined
  /** Today in the hall; defaults to today in the browser. */
  today?: string | undefined
  /** 'years' starts with the year, for a date of birth. */
  startWith?: 'days' | 'years' | undefined
  placeholder?: string | undefined
}) {
  return (
    <PickerField
      {...binding}
      shown={value !== undefined && isCalendarDay(value) ? displayDay(value) : ''}
      placeholder={placeholder}
      icon="calendar"
      onApproach={() => void loadModal()}
      dialog={(actions) => (
        <Suspense>
          <DatePickerModal
            value={value ?? ''}
            bounds={{ min, max }}
            today={today}
            years={yearsOnOffer(today, { min, max })}
            startWith={startWith}
            {...actions}
          />
        </Suspense>
      )}
    />
  )
}
