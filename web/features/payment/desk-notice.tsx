import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { useHallDay, usePublicSettings } from '#web/api/public-settings.ts'
import { holdText } from '#web/features/payment/hold-text.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Replaces the payment form while a desk payment is due. */
export function DeskNotice({ booking }: { booking: Hold }) {
  const lastDay = useHallDay(booking.holdUntil)
  const { contactPhone } = usePublicSettings()
  const held = useSecondsUntil(Date.parse(booking.holdUntil)) > 0
  const amount = rupees(booking.amount)
  return (
    <Notice
      tone="info"
      title={
        held ? `Pay ${amount} at reception by ${shortDay(lastDay)}` : `Pay ${amount} at reception`
      }
      action={
        <ButtonLink href="/dashboard" size="small">
          Go to dashboard
        </ButtonLink>
      }
    >
      {held ? `Seat ${booking.seat} is held for you until then.` : holdText(booking.seat, 0)}
      {contactPhone !== '' && ` Questions? Call reception: ${contactPhone}.`}
    </Notice>
  )
}
