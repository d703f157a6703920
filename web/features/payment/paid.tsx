import { Redirect, useLocation } from 'wouter'
import { rupees } from '#shared/domain/booking/prices.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { PaymentReply } from '#web/api/payment.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import type { CongratulationsState } from '#web/features/payment/congratulations-state.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { PAYMENT_WORDS } from '#words/payment.ts'

const WORDS = PAYMENT_WORDS.paid

/**
 * Shown after a payment. If it issued a member ID, opens /congratulations; otherwise, shows an alert and then opens
 * /dashboard.
 */
export function Paid({
  reply: { user, memberId, showCongratulations },
}: {
  reply: Pick<PaymentReply, 'user' | 'memberId' | 'showCongratulations'>
}) {
  const [, navigate] = useLocation()
  const { timeZone } = usePublicSettings()
  if (memberId !== null && showCongratulations) {
    const state: CongratulationsState = { memberId }
    return <Redirect to="/congratulations" replace state={state} />
  }
  const reserved = user.hold?.payAtDesk ? user.hold : undefined
  return (
    <AlertDialog
      open
      onClose={() => navigate('/dashboard', { replace: true })}
      title={reserved ? WORDS.deskTitle : WORDS.title}
    >
      {reserved
        ? fillIn(WORDS.deskDueBy, {
            amount: rupees(reserved.toPay),
            day: localDay(dayIn(timeZone, new Date(reserved.holdUntil))),
            seat: reserved.seat,
          })
        : WORDS.text}
    </AlertDialog>
  )
}
