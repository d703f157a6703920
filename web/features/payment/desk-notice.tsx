import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { useHallDay, usePublicSettings } from '#web/api/public-settings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Replaces the payment form while a desk payment is due. */
export function DeskNotice({ booking }: { booking: Hold }) {
  const lastDay = useHallDay(booking.holdUntil)
  const { contactPhone } = usePublicSettings()
  return (
    <Notice
      tone="info"
      title={`Pay ${rupees(booking.amount)} at reception by ${shortDay(lastDay)}`}
      action={
        <ButtonLink href="/dashboard" size="small">
          Go to dashboard
        </ButtonLink>
      }
    >
      {`Seat ${booking.seat} is held for you until then.`}
      {contactPhone !== '' && ` Questions? Call reception: ${contactPhone}.`}
    </Notice>
  )
}
