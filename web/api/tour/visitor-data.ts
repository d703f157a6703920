import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

// `gcTime: 0` keeps visitor data out of the cache.

export function useAskVisitorCode() {
  return useChange({
    mutationFn: (email: string) => callApi(ownEndpoints.sendVisitorCode, { body: { email } }),
    gcTime: 0,
  })
}

export function useOpenVisitorData() {
  return useChange({
    mutationFn: async (body: BodyInput<CallAt<typeof ownEndpoints.openVisitorData>>) =>
      (await callApi(ownEndpoints.openVisitorData, { body })).data,
    gcTime: 0,
  })
}

export function useEraseVisitorData() {
  return useChange({
    mutationFn: (email: string) => callApi(ownEndpoints.eraseVisitorData, { body: { email } }),
    gcTime: 0,
  })
}
