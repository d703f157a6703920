import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { holdText } from '#web/features/payment/hold-text.ts'
import { hallMoment } from '#web/hall/hall-time.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PAYMENT_WORDS } from '#words/money/payment.ts'
import { UPI_WORDS } from '#words/money/upi.ts'

const WORDS = PAYMENT_WORDS.desk

/** Replaces the payment form while a desk payment is due. `canPayByUpi`: whether it can be paid by UPI on this page. */
export function DeskNotice({ booking, canPayByUpi }: { booking: Hold; canPayByUpi: boolean }) {
  const until = hallMoment(usePublicSettings().timeZone, new Date(booking.holdUntil))
  const held = useSecondsUntil(Date.parse(booking.holdUntil)) > 0
  const amount = rupees(booking.toPay)
  const { dueBy, due, held: heldText } = canPayByUpi ? UPI_WORDS : WORDS
  return (
    <Notice
      tone={held ? 'info' : 'warning'}
      title={held ? fillIn(dueBy, { amount, until }) : fillIn(due, { amount })}
      action={<TextLink href="/dashboard">{WORDS.dashboard}</TextLink>}
    >
      <p>{held ? fillIn(heldText, { seat: booking.seat }) : holdText(booking.seat, 0)}</p>
      {!booking.renewal && <p>{WORDS.entry}</p>}
    </Notice>
  )
}
