import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { changePassword, endSession, listSessions } from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

export const SESSIONS = ['sessions']

/** The logged-in user's sessions, most recently used first. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await callApi(listSessions, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

export function useEndSession() {
  const client = useQueryClient()
  return useChange({
    mutationFn: (id: string) => callApi(endSession, { params: { id } }),
    // After a refusal, too: the session may have ended already.
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  })
}

/** Also ends the user's other sessions. */
export function useChangePassword() {
  const client = useQueryClient()
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof changePassword>>) =>
      callApi(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
    gcTime: 0,
  })
}
