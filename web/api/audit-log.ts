import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAuditLog } from '#shared/contract/audit-log.ts'
import type { QuerySent } from '#shared/contract/call.ts'
import { callApi } from '#web/api/client.ts'

export type AuditQuery = QuerySent<typeof listAuditLog>

/** A page of what admins have done; the page before stays shown until the next has come. */
export function useAuditLog(query: AuditQuery) {
  return useQuery({
    queryKey: ['audit-log', query],
    queryFn: async ({ signal }) => (await callApi(listAuditLog, { query, signal })).data,
    placeholderData: keepPreviousData,
    // Others write it meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
