import { Controller } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { TOUR_WINDOW_DAYS, tourWindow } from '#shared/domain/tour/tour.ts'
import { TourDate } from '#web/features/tour/request/controlled-fields.tsx'
import { FieldGroup } from '#web/features/tour/request/field-group.tsx'
import { TimeSlotField } from '#web/features/tour/request/time-slot-field.tsx'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'

/** The date and time of the tour. */
export function VisitFields({ form, today }: { form: TourFormApi; today: CalendarDay }) {
  return (
    <FieldGroup
      title="Your visit"
      description={`A tour takes one hour. Choose a day within the next ${TOUR_WINDOW_DAYS} days.`}
    >
      <TourDate
        form={form}
        name="tourDate"
        label="Tour date"
        today={today}
        {...tourWindow(today)}
      />
      <Controller
        control={form.control}
        name="tourTime"
        render={({ field, fieldState }) => (
          <TimeSlotField {...field} label="Tour time" error={fieldState.error?.message} />
        )}
      />
    </FieldGroup>
  )
}
