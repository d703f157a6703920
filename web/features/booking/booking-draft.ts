import type { User } from '#shared/contract/wire-names.ts'
import { type BookingChoice, memberStartWindow } from '#shared/domain/booking/booking.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import {
  allowedChoice,
  type BookingUser,
  genderOf,
  initialChoice,
} from '#web/features/booking/booking-choice.ts'
import { BOOKING_FIELDS } from '#web/features/booking/booking-resolver.ts'
import { clearDraft, loadDraft, saveDraft } from '#web/session/form-draft.ts'

type Form = { userId: User['id']; renewal: boolean }

/** Saves the choice, so that it survives a reload of the tab. A renewal has a draft of its own. */
export function saveBookingDraft(form: Form, choice: BookingChoice): void {
  saveDraft('bookingDraft', draftOwner(form), choice)
}

export function clearBookingDraft(): void {
  clearDraft('bookingDraft')
}

/**
 * Returns the form's initial choice. A draft overrides it, without values that are no longer allowed.
 */
export function loadChoice(
  form: Form,
  user: BookingUser,
  { days, roomRules }: { days: StudyDays; roomRules: RoomRules },
): BookingChoice {
  const first = initialChoice(user, { renewal: form.renewal, days, roomRules })
  const draft = loadDraft('bookingDraft', draftOwner(form), BOOKING_FIELDS)
  return draft ? mergeDraft(draft, first, { user, days, roomRules }) : first
}

/** Overrides the initial choice with a draft. Ignores a start date that is no longer possible. */
export function mergeDraft(
  draft: Readonly<Record<string, string>>,
  first: BookingChoice,
  { user, days, roomRules }: { user: BookingUser; days: StudyDays; roomRules: RoomRules },
): BookingChoice {
  const choice = { ...first, ...draft }
  const startWindow = memberStartWindow(user.cover?.lastEnd.endDate, choice.batch, days)
  const { startDate: start } = choice
  const isPossible =
    start === '' || (startWindow && start >= startWindow.min && start <= startWindow.max)
  const startDate = isPossible ? start : first.startDate
  return allowedChoice({ ...choice, startDate }, genderOf(user), roomRules)
}

function draftOwner({ userId, renewal }: Form): string {
  return renewal ? `${userId} renewal` : userId
}
