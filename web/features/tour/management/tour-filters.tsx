import { listedDays } from '#shared/domain/desk-booking/listed-days.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { STATUS_CHOICES } from '#web/features/tour/management/tour-statuses.ts'
import type { TourList } from '#web/features/tour/management/use-tour-list.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TOUR_MANAGEMENT_WORDS } from '#words/tour/tour-management.ts'

/** Filters the tours by status, day, parts of the visitor's name or email, and whether to call today. */
export function TourFilters({ list }: { list: TourList }) {
  const today = useToday()
  const { min, max } = listedDays(today)
  const { status, day, followUp } = list.filter
  return (
    <div className="space-y-4 print:hidden">
      <search className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_14rem]">
        <div className="sm:max-lg:col-span-2">
          <SearchBox
            label={TOUR_MANAGEMENT_WORDS.search}
            maxLength={100}
            value={list.typed}
            onType={list.type}
          />
        </div>
        <Select
          label={TOUR_MANAGEMENT_WORDS.status}
          options={STATUS_CHOICES}
          value={status ?? 'all'}
          onChange={(choice) => list.filterBy({ status: choice === 'all' ? undefined : choice })}
        />
        <DatePicker
          label={TOUR_MANAGEMENT_WORDS.day}
          placeholder={TOUR_MANAGEMENT_WORDS.anyDay}
          today={today}
          min={min}
          max={max}
          value={day ?? ''}
          onChange={(chosen) => list.filterBy({ day: chosen })}
        />
      </search>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={followUp ? 'primary' : 'secondary'}
          size="small"
          leading="phone"
          aria-pressed={followUp !== undefined}
          onClick={() => list.filterBy({ followUp: followUp ? undefined : 'due' })}
        >
          {TOUR_MANAGEMENT_WORDS.toCall}
        </Button>
        {day !== undefined && (
          <Button
            variant="quiet"
            size="small"
            leading="close"
            onClick={() => list.filterBy({ day: undefined })}
          >
            {TOUR_MANAGEMENT_WORDS.anyDay}
          </Button>
        )}
      </div>
    </div>
  )
}
