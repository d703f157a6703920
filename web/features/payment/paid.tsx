import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { Hold } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { PaymentReply } from '#web/api/money/payment.ts'
import type { CongratulationsState } from '#web/features/payment/congratulations/congratulations-state.ts'
import { hallMoment } from '#web/hall/hall-time.ts'
import { ReceptionDetails } from '#web/hall/reception-details.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { PAYMENT_WORDS } from '#words/money/payment.ts'

const WORDS = PAYMENT_WORDS.paid

/**
 * Shown after a payment. If it issued a member ID, opens /congratulations; otherwise, shows an alert and then opens
 * /dashboard.
 */
export function Paid({
  reply: { user, memberId, showCongratulations },
  booking,
  amount,
}: {
  reply: Pick<PaymentReply, 'user' | 'memberId' | 'showCongratulations'>
  booking: Hold
  /** What was paid, in whole rupees, unless reception confirmed it and may have taken less. */
  amount?: number
}) {
  if (memberId !== null && showCongratulations) {
    const state: CongratulationsState = { memberId }
    return <Redirect to="/congratulations" replace state={state} />
  }
  if (user.hold?.payAtDesk) return <Reserved booking={user.hold} />
  const values = {
    seat: booking.seat,
    day: localDay(lastPaidDay(booking.endDate)),
    amount: rupees(amount ?? 0),
  }
  return (
    <Alert title={WORDS.title}>
      <p>{WORDS.text}</p>
      <p className="mt-2">{fillIn(amount === undefined ? WORDS.until : WORDS.paidNow, values)}</p>
      <p className="mt-2">
        <TextLink href="/receipts">{WORDS.receipt}</TextLink>
      </p>
    </Alert>
  )
}

function Reserved({ booking: { toPay, holdUntil, seat, renewal } }: { booking: Hold }) {
  const until = hallMoment(usePublicSettings().timeZone, new Date(holdUntil))
  return (
    <Alert title={WORDS.deskTitle}>
      <p>{fillIn(WORDS.deskDueBy, { amount: rupees(toPay), until, seat })}</p>
      {!renewal && <p className="my-2 font-medium text-ink">{PAYMENT_WORDS.desk.entry}</p>}
      <ReceptionDetails />
    </Alert>
  )
}

/** Opens /dashboard when it is closed. */
function Alert({ title, children }: { title: string; children: ReactNode }) {
  const [, navigate] = useLocation()
  return (
    <AlertDialog open onClose={() => navigate('/dashboard', { replace: true })} title={title}>
      {children}
    </AlertDialog>
  )
}
