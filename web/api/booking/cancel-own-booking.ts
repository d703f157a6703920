import { useQueryClient } from '@tanstack/react-query'
import { me } from '#shared/contract/endpoints.ts'
import { cancelOwnBooking } from '#shared/contract/own-endpoints.ts'
import type { CurrentUser } from '#shared/contract/user/current-user.ts'
import { type Hold, userFromWire } from '#shared/contract/wire-names.ts'
import { ApiError, callApi, isRefusal } from '#web/api/client.ts'
import { endUpiPayment } from '#web/api/money/upi-claim.ts'
import { useChange } from '#web/api/use-change.ts'

/** `refusal` says why the booking was not cancelled. The user is up to date in either case. */
type Cancellation = { user: CurrentUser; refusal?: string }

/**
 * Cancels the member's unpaid booking. Doesn't set the current user, because without the booking the screen would
 * stop showing whoever asked for it.
 */
export function useCancelOwnBooking() {
  const client = useQueryClient()
  return useChange({
    mutationFn: cancel,
    onSuccess: ({ user, refusal }) => {
      if (refusal === undefined) endUpiPayment(client, userFromWire(user))
    },
  })
}

async function cancel({ seat, startDate }: Hold): Promise<Cancellation> {
  try {
    const body = { preferredSeat: seat, membershipStartDate: startDate }
    const { user } = await callApi(cancelOwnBooking, { body })
    return { user }
  } catch (error) {
    if (!(error instanceof ApiError && isRefused(error))) throw error
    // The booking has changed since: it may be paid, or another seat may be held.
    const { user } = await callApi(me)
    return { user, refusal: error.message }
  }
}

function isRefused(error: ApiError): boolean {
  return isRefusal(error, 'bookingEnded', 'bookingPaid', 'paymentPending', 'claimWaiting')
}
