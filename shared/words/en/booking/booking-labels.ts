import { BATCHES } from '../../../domain/booking/batches.ts'
import { DURATIONS } from '../../../domain/booking/durations.ts'
import { ROOMS } from '../../../domain/booking/rooms.ts'
import { identityLabels } from '../../identity-labels.ts'

export { BOOKING_STATE_LABELS } from '../../../domain/booking/booking-state.ts'
export { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS } from '../../../domain/money/payment.ts'

export const ROOM_LABELS = identityLabels(ROOMS)
export const BATCH_LABELS = identityLabels(BATCHES)
export const DURATION_LABELS = identityLabels(DURATIONS)
