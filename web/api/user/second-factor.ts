import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { loadCurrentUser } from '#web/session/current-user.ts'

const SECOND_FACTOR = ['second-factor']

export type PasswordAndCode = BodyInput<CallAt<typeof calls.endSecondFactor>>

/** Whether the logged-in user's second factor is on. */
export function useSecondFactor() {
  return useQuery({
    queryKey: SECOND_FACTOR,
    queryFn: async ({ signal }) => (await callApi(calls.getSecondFactor, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The reply is not cached, because it contains the key. */
export function useStartSecondFactor() {
  const client = useQueryClient()
  return useChange({
    mutationFn: () => callApi(calls.startSecondFactor),
    // The second factor may have been switched on in another tab.
    onError: () => client.invalidateQueries({ queryKey: SECOND_FACTOR }),
    gcTime: 0,
  })
}

export function useConfirmSecondFactor() {
  return useSecondFactorChange((body: PasswordAndCode) =>
    callApi(calls.confirmSecondFactor, { body }),
  )
}

export function useRenewRecoveryCodes() {
  return useSecondFactorChange((body: PasswordAndCode) =>
    callApi(calls.renewRecoveryCodes, { body }),
  )
}

export function useEndSecondFactor() {
  return useSecondFactorChange((body: PasswordAndCode) => callApi(calls.endSecondFactor, { body }))
}

/** Also reloads the user, because the second factor affects which pages they may see. */
function useSecondFactorChange<Reply>(change: (body: PasswordAndCode) => Promise<Reply>) {
  const client = useQueryClient()
  return useChange({
    mutationFn: change,
    onSuccess: async () => {
      await loadCurrentUser()
      await client.invalidateQueries({ queryKey: SECOND_FACTOR })
    },
    gcTime: 0,
  })
}
