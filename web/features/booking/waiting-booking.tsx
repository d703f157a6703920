import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { CancelOwnBooking } from '#web/hall/cancel-own-booking.tsx'
import { hallMoment, hallTime } from '#web/hall/hall-time.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'

const WORDS = BOOKING_FORM_WORDS.waiting

/**
 * The unpaid booking and the end of its hold, above the form that would replace it. There is no form while reception
 * checks a UTR.
 */
export function WaitingBooking({ booking }: { booking: Hold }) {
  const { toPay: amount, payAtDesk } = booking
  const held = useSecondsUntil(Date.parse(booking.holdUntil)) > 0
  return (
    <Notice
      tone={held ? 'info' : 'warning'}
      title={booking.utrSent ? WORDS.checking : WORDS.title}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/payment" size="small">
            {payAtDesk ? WORDS.see : fillIn(WORDS.pay, { amount: rupees(amount) })}
          </ButtonLink>
          {!booking.utrSent && <CancelOwnBooking booking={booking} />}
        </div>
      }
    >
      <HoldEnd booking={booking} held={held} />
      {booking.utrSent && <p>{WORDS.changeLater}</p>}
    </Notice>
  )
}

function HoldEnd({ booking, held }: { booking: Hold; held: boolean }) {
  const { timeZone } = usePublicSettings()
  const { seat, payAtDesk } = booking
  if (!held) return fillIn(WORDS.over, { seat })
  if (booking.utrSent) return fillIn(WORDS.kept, { seat })
  const timeText = payAtDesk ? hallMoment : hallTime
  return fillIn(WORDS.until, { seat, time: timeText(timeZone, new Date(booking.holdUntil)) })
}
