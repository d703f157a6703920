import { Controller } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { TOUR_WINDOW_DAYS, tourWindow } from '#shared/domain/tour/tour.ts'
import { FIRST_SLOT, LAST_SLOT } from '#shared/domain/tour/tour-slot.ts'
import { FULL_NAME_MAX_LENGTH } from '#shared/domain/user/full-name.ts'
import { FieldGroup } from '#web/features/tour/request/field-group.tsx'
import { TimeSlotField } from '#web/features/tour/request/time-slot-field.tsx'
import { TourDate } from '#web/features/tour/request/tour-date.tsx'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { localDay, localTime } from '#web/ui/local-text.ts'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'

const { fields: FIELDS, visit: WORDS } = TOUR_REQUEST_WORDS

/** Asks who comes, and when. */
export function VisitStep({ form, today }: { form: TourFormApi; today: CalendarDay }) {
  const { errors } = form.formState
  return (
    <FieldGroup
      title={WORDS.title}
      description={fillIn(WORDS.text, {
        from: localTime(FIRST_SLOT.hour, FIRST_SLOT.minute),
        to: localTime(LAST_SLOT.hour, LAST_SLOT.minute),
        day: localDay(tourWindow(today).min),
        days: TOUR_WINDOW_DAYS,
      })}
    >
      <TextField
        {...form.register('fullName')}
        label={FIELDS.fullName}
        error={errors.fullName?.message}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={FULL_NAME_MAX_LENGTH}
      />
      <TextField
        {...form.register('phoneNumber')}
        label={FIELDS.phoneNumber}
        error={errors.phoneNumber?.message}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        placeholder={TOUR_REQUEST_WORDS.phonePlaceholder}
        maxLength={20}
      />
      <TourDate
        form={form}
        name="tourDate"
        label={FIELDS.tourDate}
        today={today}
        {...tourWindow(today)}
      />
      <Controller
        control={form.control}
        name="tourTime"
        render={({ field, fieldState }) => (
          <TimeSlotField {...field} label={FIELDS.tourTime} error={fieldState.error?.message} />
        )}
      />
    </FieldGroup>
  )
}
