import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { getToday } from '#shared/contract/desk-endpoints.ts'
import { callApi } from '#web/api/client.ts'

export type Today = ReplyOf<CallAt<typeof getToday>>['data']

/**
 * What reception needs today. Refetches when the start page opens or its window gets the focus. Doesn't poll,
 * because polling would keep an unattended session alive.
 */
export function useTodayBoard() {
  return useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await callApi(getToday, { signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
