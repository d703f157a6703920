import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { completePayment } from '#shared/contract/endpoints.ts'
import { withMemberId } from '#shared/contract/wire-names.ts'
import { callApi } from '#web/api/client.ts'
import { setCurrentUser } from '#web/session/current-user.ts'

type PaymentToComplete = Pick<
  BodyInput<CallAt<typeof completePayment>>,
  'paymentId' | 'paymentMethod'
>

export type PaymentReply = NonNullable<ReturnType<typeof useCompletePayment>['data']>

/**
 * Completes a payment and updates the logged-in user, even if the user has left the screen meanwhile.
 */
export function useCompletePayment() {
  return useMutation({
    mutationFn: async (payment: PaymentToComplete) => {
      const body = { ...payment, paymentStatus: 'completed' } as const
      const { user, ...reply } = await callApi(completePayment, { body })
      return { ...withMemberId(reply), user: setCurrentUser(user) }
    },
  })
}
