import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { SeatHolder } from '#web/api/booking/hall-map.ts'
import { holderName } from '#web/features/hall-map/seat-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { BOOKING_MESSAGES } from '#words/booking/booking.ts'
import { HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'

/** A move that was made. `difference`: how much more the new seat costs, negative if it costs less. */
export type MovedBooking = { holder: SeatHolder; to: SeatId; difference: number }

/** Says that a booking was moved. If its new seat costs less, links to the booking, where it can be refunded. */
export function MovedNotice({
  moved: { holder, to, difference },
  onDismiss,
}: {
  moved: MovedBooking
  onDismiss: () => void
}) {
  const refundable = difference < 0 && holder.state === 'paid'
  return (
    <div className="mt-4">
      <Notice
        tone="success"
        onDismiss={onDismiss}
        action={
          refundable ? (
            <TextLink href={`/admin/bookings?booking=${holder.bookingId}&refund=${-difference}`}>
              {WORDS.refund}
            </TextLink>
          ) : undefined
        }
      >
        {`${holderName(holder)}: ${fillIn(BOOKING_MESSAGES.moved, { seat: to })}`}
      </Notice>
    </div>
  )
}
