import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#shared/contract/wire-names.ts'
import {
  type BookingChoice,
  datedPlanOf,
  planOf,
  startDayOverProblem,
} from '#shared/domain/booking/booking.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import { useOccupiedSeats } from '#web/api/booking/booking.ts'
import { type BookingUser, genderOf, initialChoice } from '#web/features/booking/booking-choice.ts'
import { loadChoice, saveBookingDraft } from '#web/features/booking/booking-draft.ts'
import { type BookingContext, bookingResolver } from '#web/features/booking/booking-resolver.ts'
import { useOnValuesChange } from '#web/ui/form/use-on-values-change.ts'

/** The booking form and the values derived from the current choice. */
export function useBookingForm(
  user: BookingUser & Pick<User, 'id'>,
  { renewal, days, roomRules }: { renewal: boolean; days: StudyDays; roomRules: RoomRules },
) {
  const gender = genderOf(user)
  const draft = { userId: user.id, renewal }
  const [defaultValues] = useState(() => loadChoice(draft, user, { days, roomRules }))
  const form = useForm<BookingChoice, BookingContext>({
    mode: 'onTouched',
    defaultValues,
    resolver: bookingResolver,
    context: { days, gender, roomRules },
  })
  useOnValuesChange(form, (typed) => saveBookingDraft(draft, typed))
  const choice = form.watch()
  const datedPlan = datedPlanOf(choice, days)
  const seats = useOccupiedSeats(datedPlan)
  const seat = findSeat(choice.seat)

  /** Document 2, section 4: changing the room clears batch, duration and seat. */
  function changeRoom(room: string) {
    const previous = form.getValues('room')
    if (previous !== '' && previous !== room) {
      for (const field of ['batch', 'duration', 'seat'] as const) {
        form.resetField(field, { defaultValue: '' })
      }
    }
    // Set last, because resetField notifies no subscribers, so the draft would keep the old values.
    form.setValue('room', room, { shouldValidate: true, shouldDirty: true })
  }

  /** Discards the changes to the saved booking. */
  function restoreSaved() {
    form.reset(initialChoice(user, { renewal, days, roomRules }))
  }

  return {
    form,
    choice,
    gender,
    seat,
    plan: planOf(choice),
    datedPlan,
    changeRoom,
    restoreSaved,
    /** Whether the hours of the batch are already over on the chosen start date. */
    dayOver: startDayOverProblem(choice, days) !== undefined,
    taken: seats.data,
    /** Whether the chosen seat is not free for the current plan. */
    seatGone: seat !== undefined && seats.data?.occupied.includes(seat.id) === true,
    /** Whether the availability of the chosen seat is still loading. */
    checkingSeat: seat !== undefined && datedPlan !== undefined && seats.isPending,
  }
}
