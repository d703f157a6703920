import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getUpiPayment, me, saveScreenshot, sendUtr } from '#shared/contract/endpoints.ts'
import type { User } from '#shared/contract/wire-names.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { currentAuth, setCurrentUser } from '#web/session/current-user.ts'
import { refresh } from '#web/session/query-client.ts'

const UPI_PAYMENT = 'upi-payment'
/** Polling intervals. The shorter one applies while a claim waits for a decision. */
const POLL_MS = { claimWaiting: 5000, noClaimWaiting: 30_000 }

export type UpiClaim = NonNullable<
  NonNullable<ReturnType<typeof useUpiPayment>['data']>['payment']
>['claim']

/**
 * The pending payment, or the current user once there is none. Polls, so that the member soon sees
 * reception's decision, and updates the current user.
 */
export function useUpiPayment() {
  return useQuery({
    queryKey: [UPI_PAYMENT],
    queryFn: async ({ signal }) => {
      const { data: payment } = await callApi(getUpiPayment, { signal })
      if (payment && isUserUpToDate(payment.claim)) return { payment }
      const user: User = setCurrentUser((await callApi(me, { signal })).user)
      return payment ? { payment } : { payment, user }
    },
    staleTime: 0,
    gcTime: 0,
    // Without a payment, nothing more can happen to it.
    refetchOnWindowFocus: ({ state: { data } }) => data?.payment !== null,
    refetchInterval: ({ state: { data } }) => {
      if (data?.payment === null) return false
      return data?.payment.claim?.state === 'waiting'
        ? POLL_MS.claimWaiting
        : POLL_MS.noClaimWaiting
    },
  })
}

/** Stops polling once the booking is cancelled: a poll would update the current user before the member has read that. */
export function endUpiPayment(client: QueryClient, user: User): void {
  // Not if nothing polls: a later booking's payment would start with this.
  client.setQueriesData({ queryKey: [UPI_PAYMENT], type: 'active' }, { payment: null, user })
}

/** Whether the current user is up to date with this claim: the UTR counts as sent while it waits. */
function isUserUpToDate(claim: UpiClaim): boolean {
  const auth = currentAuth()
  const isWaiting = claim?.state === 'waiting'
  return auth.status === 'logged-in' && auth.user.hold?.utrSent === isWaiting
}

/**
 * Sends or corrects the UTR, and then sends the screenshot, if given. Calls `onSent` with whether that was saved; the UTR
 * is sent in any case.
 */
export function useSendUtr(onSent: (screenshotSaved: boolean) => void) {
  return useClaimChange(async ({ utr, screenshot }: { utr: string; screenshot: File | null }) => {
    await callApi(sendUtr, { body: { utr } })
    if (!screenshot) return true
    return sendScreenshot(screenshot).then(
      () => true,
      () => false,
    )
  }, onSent)
}

/** Adds or replaces the screenshot of the waiting claim. */
export function useSaveScreenshot(onSaved: () => void) {
  return useClaimChange(sendScreenshot, onSaved)
}

function sendScreenshot(screenshot: File) {
  return callApi(saveScreenshot, { file: screenshot })
}

function useClaimChange<Data, Input>(
  mutationFn: (input: Input) => Promise<Data>,
  onSuccess: (data: Data) => void,
) {
  const client = useQueryClient()
  return useChange({
    mutationFn,
    onSuccess,
    // After a refusal, too: reception may have decided meanwhile.
    onSettled: () => refresh(client, [UPI_PAYMENT]),
  })
}
