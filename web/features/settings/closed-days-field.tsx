import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { MAX_CLOSED_DAYS, sortDays } from '#shared/domain/settings/door-fields.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const WORDS = SYSTEM_SETTINGS_WORDS.door

/** The closed days, which are added in a calendar and removed with buttons. */
export function ClosedDaysField({
  days,
  onChange,
}: {
  days: readonly CalendarDay[]
  onChange: (days: CalendarDay[]) => void
}) {
  const today = useToday()
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <DatePicker
          name="closedDays"
          label={WORDS.closedDays}
          hint={days.length === 0 ? WORDS.noDays : WORDS.daysHint}
          placeholder={WORDS.addDay}
          value=""
          min={today}
          today={today}
          onChange={(day) => onChange(sortDays([...days, day]).slice(0, MAX_CLOSED_DAYS))}
        />
      </div>
      <ul className="flex flex-wrap gap-2">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-label={fillIn(WORDS.removeDay, { day: localDay(day) })}
              onClick={() => onChange(days.filter((each) => each !== day))}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-raised px-3 text-ink"
            >
              {localDay(day)}
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
