import { useMutation } from '@tanstack/react-query'
import type { BodySent } from '#shared/contract/call.ts'
import { deleteAccount, exportData } from '#shared/contract/privacy.ts'
import { callApi } from '#web/api/client.ts'

/** Everything that the hall holds about who is signed in: fetched when asked for, and not kept. */
export function useExportData() {
  return useMutation({
    mutationFn: async () => (await callApi(exportData)).data,
    gcTime: 0,
  })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodySent<typeof deleteAccount>) => callApi(deleteAccount, { body }),
    gcTime: 0,
  })
}
