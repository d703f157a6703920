import { useQuery } from '@tanstack/react-query'
import { getAdminStats } from '#shared/contract/admin.ts'
import { callApi } from '#web/api/client.ts'

/** The figures of the hall, fetched anew whenever the dashboard is opened. */
export function useAdminStats() {
  return useQuery({
    queryKey: ['admin-stats'],
    queryFn: async ({ signal }) => (await callApi(getAdminStats, { signal })).data,
  })
}
