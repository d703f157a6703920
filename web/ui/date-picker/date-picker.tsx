import { isCalendarDay } from '#shared/domain/calendar-day.ts'
import { selectableYears } from '#shared/domain/user/year-range.ts'
import { localToday } from '#web/ui/date-picker/calendar.ts'
import { pickedDay } from '#web/ui/date-picker/picked-day.ts'
import { type PickerBinding, PickerField } from '#web/ui/form/picker-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { DATE_FIELD_WORDS } from '#words/page/date-field.ts'

const loadModal = async () => (await import('#web/ui/date-picker/date-picker-modal.tsx')).default
const DatePickerModal = lazyPart(loadModal)

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
  placeholder = DATE_FIELD_WORDS.choose,
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
      shown={value !== undefined && isCalendarDay(value) ? pickedDay(value) : ''}
      placeholder={placeholder}
      icon="calendar"
      onApproach={() => void loadModal().catch(() => undefined)}
      dialog={(actions) => (
        <DatePickerModal
          value={value ?? ''}
          bounds={{ min, max }}
          today={today}
          years={selectableYears(today, { min, max })}
          startWith={startWith}
          {...actions}
        />
      )}
    />
  )
}
