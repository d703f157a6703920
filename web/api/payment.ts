import { useMutation } from '@tanstack/react-query'
import type { BodySent } from '#shared/contract/call.ts'
import { completePayment } from '#shared/contract/payment.ts'
import { callApi } from '#web/api/client.ts'
import { adoptUser } from '#web/session/current-user.ts'

type PaymentToComplete = Pick<BodySent<typeof completePayment>, 'paymentId' | 'paymentMethod'>

/** Completes a payment and takes over the user, also when the screen was left in the meantime. */
export function useCompletePayment() {
  return useMutation({
    mutationFn: (payment: PaymentToComplete) =>
      callApi(completePayment, { body: { ...payment, paymentStatus: 'completed' } }),
    onSuccess: ({ user }) => adoptUser(user),
  })
}
