import type { TourMove } from '#shared/domain/tour/move-tour.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import type { Tone } from '#web/ui/badge.tsx'
import type { SelectOption } from '#web/ui/select/select.tsx'

/** Amber, blue, green and red (document 2, section 4). */
export const STATUS_TONES: Record<TourStatus, Tone> = {
  pending: 'warning',
  confirmed: 'info',
  completed: 'success',
  cancelled: 'danger',
}

export type StatusChoice = TourStatus | 'all'

export const STATUS_CHOICES: readonly SelectOption<StatusChoice>[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
]

/** The label of each move's button, and its label while busy. */
export const MOVE_LABELS: Record<TourMove, { label: string; busy: string }> = {
  confirmed: { label: 'Confirm Tour', busy: 'Confirming...' },
  completed: { label: 'Mark Complete', busy: 'Completing...' },
  cancelled: { label: 'Cancel Tour', busy: 'Cancelling...' },
}
