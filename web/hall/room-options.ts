import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

/** The rooms to choose from. */
export const ROOM_OPTIONS = ROOMS.map((value) => ({ value, label: ROOM_LABELS[value] }))
