import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

export function useAskParent() {
  return useChange({
    mutationFn: (parentEmail: string) => callApi(ownEndpoints.askParent, { body: { parentEmail } }),
  })
}

export function useEnterParentCode() {
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof ownEndpoints.enterParentCode>>) =>
      callApi(ownEndpoints.enterParentCode, { body }),
  })
}

export function useConfirmOwnConsent() {
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof ownEndpoints.confirmOwnConsent>>) =>
      callApi(ownEndpoints.confirmOwnConsent, { body }),
  })
}
