import { TOUR_STATUSES, type TourStatus } from '#shared/domain/tour/tour.ts'
import type { Tone } from '#web/ui/badge.tsx'
import type { SelectOption } from '#web/ui/select/select.tsx'
import { TOUR_MANAGEMENT_WORDS, TOUR_STATUS_LABELS } from '#words/tour/tour-management.ts'

/** The colours of the statuses: amber, blue, green and red (specification document 2, section 4). */
export const STATUS_TONES: Record<TourStatus, Tone> = {
  pending: 'warning',
  confirmed: 'info',
  completed: 'success',
  cancelled: 'danger',
}

export type StatusChoice = TourStatus | 'all'

export const STATUS_CHOICES: readonly SelectOption<StatusChoice>[] = [
  { value: 'all', label: TOUR_MANAGEMENT_WORDS.allStatuses },
  ...TOUR_STATUSES.map((value) => ({ value, label: TOUR_STATUS_LABELS[value] })),
]
