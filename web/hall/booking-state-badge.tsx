import type { BookingState } from '#shared/domain/booking/booking-state.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { BOOKING_STATE_LABELS } from '#words/booking/booking-labels.ts'
import { DESK_BOOKING_WORDS } from '#words/booking/desk-booking.ts'

const TONES: Record<BookingState, Tone> = {
  waiting: 'warning',
  desk: 'accent',
  overdue: 'danger',
  paid: 'success',
  cancelled: 'danger',
  ended: 'neutral',
}

/** A booking's state, as staff see it. Reception first checks a UTR that was sent, before it may ask for money. */
export function BookingStateBadge({
  state,
  utrSent = false,
}: {
  state: BookingState
  utrSent?: boolean
}) {
  return (
    <>
      {!(utrSent && state === 'desk') && (
        <Badge tone={TONES[state]}>{BOOKING_STATE_LABELS[state]}</Badge>
      )}
      {utrSent && <Badge tone="warning">{DESK_BOOKING_WORDS.toCheck}</Badge>}
    </>
  )
}
