import { useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { SESSIONS } from '#web/api/user/session.ts'
import { setCurrentUser } from '#web/session/current-user.ts'

export function useChangeDetails() {
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof ownEndpoints.changeDetails>>) =>
      callApi(ownEndpoints.changeDetails, { body }),
    onSuccess: ({ user }) => setCurrentUser(user),
  })
}

export function useAskEmailCode() {
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof ownEndpoints.askEmailCode>>) =>
      callApi(ownEndpoints.askEmailCode, { body }),
    gcTime: 0,
  })
}

/** Also ends the user's other sessions. */
export function useChangeEmail() {
  const client = useQueryClient()
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof ownEndpoints.changeEmail>>) =>
      callApi(ownEndpoints.changeEmail, { body }),
    onSuccess: ({ user }) => {
      setCurrentUser(user)
      return client.invalidateQueries({ queryKey: SESSIONS })
    },
    gcTime: 0,
  })
}
