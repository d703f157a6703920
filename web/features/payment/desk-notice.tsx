import type { PendingBooking } from '#shared/contract/user.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { rupees } from '#shared/domain/prices.ts'
import { useHall, useHallDay } from '#web/api/hall.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In place of the payment's form while the money is to come at the desk. */
export function DeskNotice({ booking }: { booking: PendingBooking }) {
  const lastDay = useHallDay(booking.holdUntil)
  const { contactPhone } = useHall()
  return (
    <Notice
      tone="info"
      title="Your payment waits at the desk"
      action={
        <ButtonLink href="/dashboard" size="small">
          Go to Dashboard
        </ButtonLink>
      }
    >
      {`Please pay ${rupees(booking.totalAmount)} at the desk. Seat ${booking.preferredSeat} is held for you until ${displayDay(lastDay)}.`}
      {contactPhone !== '' && ` You can call the desk at ${contactPhone}.`}
    </Notice>
  )
}
