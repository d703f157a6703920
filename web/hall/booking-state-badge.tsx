import type { BookingState } from '#shared/domain/booking/booking-state.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { BOOKING_STATE_LABELS } from '#words/booking/booking-labels.ts'

const TONES: Record<BookingState, Tone> = {
  waiting: 'warning',
  desk: 'accent',
  overdue: 'danger',
  paid: 'success',
  cancelled: 'danger',
  ended: 'neutral',
}

/** A booking's state, as staff see it. */
export function BookingStateBadge({ state }: { state: BookingState }) {
  return <Badge tone={TONES[state]}>{BOOKING_STATE_LABELS[state]}</Badge>
}
