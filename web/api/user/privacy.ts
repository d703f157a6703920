import { useQuery } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { deleteOwnUser, deletionCheck, exportData } from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

/** Fetches the logged-in user's personal data, uncached. */
export function useExportData() {
  return useChange({
    mutationFn: async () => (await callApi(exportData)).data,
    gcTime: 0,
  })
}

/**
 * Whether the user is the last super admin, who can't be deleted.
 */
export function useLastSuperAdmin({ enabled }: { enabled: boolean }) {
  const { data, isLoading } = useQuery({
    queryKey: ['deletion-check'],
    queryFn: async ({ signal }) => (await callApi(deletionCheck, { signal })).data,
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
  return { isLoading, isLast: data?.lastSuperAdmin ?? false }
}

export function useDeleteOwnUser() {
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof deleteOwnUser>>) => callApi(deleteOwnUser, { body }),
    gcTime: 0,
  })
}
