import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueryInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { listAuditLog } from '#shared/contract/desk-endpoints.ts'
import { callApi } from '#web/api/client.ts'

export type AuditQuery = QueryInput<CallAt<typeof listAuditLog>>

/** A page of the audit log for printing, after the entry `last`. How many entries there are is not counted. */
export async function readAuditLog(
  { page: _, ...filter }: Omit<AuditQuery, 'before'> & { page: number },
  signal: AbortSignal,
  last?: { id: string },
) {
  const query = { ...filter, ...(last && { before: last.id }) }
  const { entries, more } = (await callApi(listAuditLog, { query, signal })).data
  return { rows: entries, total: more ? Number.POSITIVE_INFINITY : 0 }
}

/** A page of the audit log. While it loads, returns the previous page. */
export function useAuditLog(query: AuditQuery) {
  return useQuery({
    queryKey: ['audit-log', query],
    queryFn: async ({ signal }) => (await callApi(listAuditLog, { query, signal })).data,
    placeholderData: keepPreviousData,
    // Other admins may add entries at any time.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
