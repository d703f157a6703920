import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CurrentUser } from '#shared/contract/user.ts'
import type { BookingChoice } from '#shared/domain/booking.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { findSeat } from '#shared/domain/seats.ts'
import { useOccupiedSeats } from '#web/api/booking.ts'
import { type Booker, datedPlanOf, genderOf, planOf } from '#web/features/booking/booking-choice.ts'
import { keepBookingDraft, keptChoice } from '#web/features/booking/booking-draft.ts'
import { type BookingRules, judgeBooking } from '#web/features/booking/judge-booking.ts'
import { useTyped } from '#web/ui/use-typed.ts'

/** The booking form, and what follows from what is chosen in it so far. */
export function useBookingForm(
  user: Booker & Pick<CurrentUser, '_id'>,
  { renewal, today }: { renewal: boolean; today: CalendarDay },
) {
  const gender = genderOf(user)
  const draft = { userId: user._id, renewal }
  const [defaultValues] = useState(() => keptChoice(draft, user, today))
  const form = useForm<BookingChoice, BookingRules>({
    mode: 'onTouched',
    defaultValues,
    resolver: judgeBooking,
    context: { today, gender },
  })
  useTyped(form, (typed) => keepBookingDraft(draft, typed))
  const choice = form.watch()
  const dated = datedPlanOf(choice, today)
  const seats = useOccupiedSeats(dated)
  const seat = findSeat(choice.preferredSeat)

  /** Spec 2, section 4: a change of the membership type clears time slot, duration and seat. */
  function changeRoom(room: string) {
    const before = form.getValues('membershipType')
    if (before !== '' && before !== room) {
      for (const field of ['timeSlot', 'membershipDuration', 'preferredSeat'] as const) {
        form.resetField(field, { defaultValue: '' })
      }
    }
    // Last: a reset field tells nobody, so the draft would keep what was cleared.
    form.setValue('membershipType', room, { shouldValidate: true, shouldDirty: true })
  }

  return {
    form,
    choice,
    gender,
    seat,
    plan: planOf(choice),
    dated,
    changeRoom,
    occupied: seats.data,
    /** The chosen seat went to somebody else for the plan as it is now. */
    seatGone: seat !== undefined && seats.data?.includes(seat.id) === true,
    /** Not known yet whether the chosen seat is free for this plan. */
    checkingSeat: seat !== undefined && dated !== undefined && seats.isPending,
  }
}
