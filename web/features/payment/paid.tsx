import { Redirect, useLocation } from 'wouter'
import type { CongratulationsState } from '#web/features/payment/congratulations-state.ts'
import type { PaymentReply } from '#web/features/payment/use-payment.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** After a payment: to /congratulations with a newly issued ID, else an alert and to /dashboard. */
export function Paid({
  reply: { user, dyanpittId, showCongratulations, message },
}: {
  reply: PaymentReply
}) {
  const [, navigate] = useLocation()
  if (dyanpittId !== null && showCongratulations) {
    const state: CongratulationsState = { dyanpittId }
    return <Redirect to="/congratulations" replace state={state} />
  }
  return (
    <AlertDialog
      open
      onClose={() => navigate('/dashboard', { replace: true })}
      title={user.pendingBooking?.payAtDesk ? 'Pay at the desk' : 'Thank you'}
    >
      {message}
    </AlertDialog>
  )
}
