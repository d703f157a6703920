import { BOOKING_STATE_LABELS, type BookingState } from '#shared/domain/booking-state.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const TONES: Record<BookingState, Tone> = {
  waiting: 'warning',
  desk: 'accent',
  overdue: 'danger',
  paid: 'success',
  cancelled: 'danger',
  ended: 'neutral',
}

/** What a booking is to the front desk, in a word and its colour. */
export function BookingStateBadge({ state }: { state: BookingState }) {
  return <Badge tone={TONES[state]}>{BOOKING_STATE_LABELS[state]}</Badge>
}
