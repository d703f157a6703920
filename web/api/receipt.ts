import { useQuery } from '@tanstack/react-query'
import { listReceipts } from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'

/** The logged-in user's receipts, newest first. */
export function useReceipts() {
  return useQuery({
    queryKey: ['receipts'],
    queryFn: async ({ signal }) => (await callApi(listReceipts, { signal })).data,
    staleTime: 0,
  })
}

export type Receipt = NonNullable<ReturnType<typeof useReceipts>['data']>[number]
