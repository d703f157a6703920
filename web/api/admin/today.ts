import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { getToday } from '#shared/contract/desk-endpoints.ts'
import { callApi } from '#web/api/client.ts'

export type Today = ReplyOf<CallAt<typeof getToday>>['data']

/**
 * What reception needs today. Polls while the page is visible, because nothing reports the entries at the door. The
 * server doesn't count these calls as use, so that an open page keeps no unattended session alive.
 */
export function useTodayBoard() {
  return useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await callApi(getToday, { signal })).data,
    staleTime: 0,
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  })
}
