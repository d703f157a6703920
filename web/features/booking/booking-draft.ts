import type { CurrentUser } from '#shared/contract/user.ts'
import type { BookingChoice } from '#shared/domain/booking.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import {
  allowedChoice,
  type Booker,
  firstChoice,
  genderOf,
  ownStartWindow,
} from '#web/features/booking/booking-choice.ts'
import { BOOKING_FIELDS } from '#web/features/booking/judge-booking.ts'
import { forgetDraft, keepDraft, keptDraft } from '#web/session/form-draft.ts'

type Form = { userId: CurrentUser['_id']; renewal: boolean }

/** What was chosen so far outlives a reload of this tab; a renewal is a form of its own. */
export function keepBookingDraft(form: Form, choice: BookingChoice): void {
  keepDraft('bookingDraft', ownerOf(form), choice)
}

export function forgetBookingDraft(): void {
  forgetDraft('bookingDraft')
}

/** What the form begins with: the kept choice as far as it is still allowed, else the first one. */
export function keptChoice(form: Form, user: Booker, today: CalendarDay): BookingChoice {
  const first = firstChoice(user, { renewal: form.renewal, today })
  const kept = keptDraft('bookingDraft', ownerOf(form), BOOKING_FIELDS)
  return kept ? choiceFrom(kept, first, { user, today }) : first
}

/** A kept choice over the first one; a day that can't be the start any more is the first one's. */
export function choiceFrom(
  kept: Readonly<Record<string, string>>,
  first: BookingChoice,
  { user, today }: { user: Booker; today: CalendarDay },
): BookingChoice {
  const choice = { ...first, ...kept }
  const window = ownStartWindow(user.paidUntil, today)
  const { membershipStartDate: start } = choice
  const possible = start === '' || (window && start >= window.min && start <= window.max)
  const membershipStartDate = possible ? start : first.membershipStartDate
  return allowedChoice({ ...choice, membershipStartDate }, genderOf(user))
}

function ownerOf({ userId, renewal }: Form): string {
  return renewal ? `${userId} renewal` : userId
}
