import { BATCHES } from '#shared/domain/booking/batches.ts'
import { BOOKING_STATES } from '#shared/domain/booking/booking-state.ts'
import type { BookingUrl } from '#web/features/desk-booking/booking-url.ts'
import { chosenText, filterText } from '#web/hall/filter-text.ts'
import { ROOM_OPTIONS } from '#web/hall/room-options.ts'
import { SHORT_BATCH_NAMES } from '#web/hall/short-batch-names.ts'
import { localDay } from '#web/ui/local-text.ts'
import { LIST_FILE_WORDS } from '#words/admin/list-files.ts'
import { LIST_TOOL_WORDS } from '#words/admin/list-tools.ts'
import { BOOKING_STATE_LABELS } from '#words/booking/booking-labels.ts'
import { DESK_BOOKING_WORDS as WORDS } from '#words/booking/desk-booking.ts'

export const STATE_OPTIONS = [
  { value: 'unpaid', label: WORDS.unpaid },
  { value: 'dues', label: WORDS.dues },
  { value: 'utr', label: WORDS.toCheck },
  ...BOOKING_STATES.map((value) => ({ value, label: BOOKING_STATE_LABELS[value] })),
  { value: 'ending', label: WORDS.ending },
] as const
export const BATCH_OPTIONS = BATCHES.map((value) => ({ value, label: SHORT_BATCH_NAMES[value] }))

/** The filter in words, for the printed list. */
export function bookingFilterTexts(query: BookingUrl): (string | undefined)[] {
  const { search, state, room, batch, booking, from, to } = query
  return [
    filterText(LIST_TOOL_WORDS.search, search),
    chosenText(WORDS.status, STATE_OPTIONS, state),
    chosenText(WORDS.room, ROOM_OPTIONS, room),
    chosenText(LIST_FILE_WORDS.batch, BATCH_OPTIONS, batch),
    filterText(WORDS.from, from && localDay(from)),
    filterText(WORDS.until, to && localDay(to)),
    booking && WORDS.one,
  ]
}
