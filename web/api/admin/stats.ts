import { useQuery } from '@tanstack/react-query'
import { getAdminStats } from '#shared/contract/desk-endpoints.ts'
import { callApi } from '#web/api/client.ts'

/** The figures of the admin dashboard. */
export function useAdminStats() {
  return useQuery({
    queryKey: ['admin-stats'],
    queryFn: async ({ signal }) => (await callApi(getAdminStats, { signal })).data,
  })
}
