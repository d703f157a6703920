import { useMutation, useQuery } from '@tanstack/react-query'
import type { BodySent } from '#shared/contract/call.ts'
import { deleteAccount, deletionOutlook, exportData } from '#shared/contract/privacy.ts'
import { callApi } from '#web/api/client.ts'

/** Everything that the hall holds about who is signed in: fetched when asked for, and not kept. */
export function useExportData() {
  return useMutation({
    mutationFn: async () => (await callApi(exportData)).data,
    gcTime: 0,
  })
}

/** Asked for super admins only: one of them has to stay. */
export function useLastSuperAdmin({ asked }: { asked: boolean }) {
  const { data, isLoading } = useQuery({
    queryKey: ['deletion-outlook'],
    queryFn: async ({ signal }) => (await callApi(deletionOutlook, { signal })).data,
    enabled: asked,
    staleTime: 0,
    gcTime: 0,
  })
  return { isLoading, isLast: data?.lastSuperAdmin ?? false }
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodySent<typeof deleteAccount>) => callApi(deleteAccount, { body }),
    gcTime: 0,
  })
}
