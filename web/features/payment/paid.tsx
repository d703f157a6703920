import { Redirect, useLocation } from 'wouter'
import type { PaymentReply } from '#web/api/payment.ts'
import type { CongratulationsState } from '#web/features/payment/congratulations-state.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/**
 * After a payment, opens /congratulations if a member ID was issued; otherwise shows an alert and
 * opens /dashboard.
 */
export function Paid({
  reply: { user, memberId, showCongratulations, message },
}: {
  reply: PaymentReply
}) {
  const [, navigate] = useLocation()
  if (memberId !== null && showCongratulations) {
    const state: CongratulationsState = { memberId }
    return <Redirect to="/congratulations" replace state={state} />
  }
  return (
    <AlertDialog
      open
      onClose={() => navigate('/dashboard', { replace: true })}
      title={user.hold?.payAtDesk ? 'Pay at reception' : 'Thank you'}
    >
      {message}
    </AlertDialog>
  )
}
