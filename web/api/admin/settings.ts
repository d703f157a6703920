import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { getSettings, saveSettings } from '#shared/contract/desk-endpoints.ts'
import { PUBLIC_SETTINGS_KEY } from '#web/api/admin/public-settings.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

export type Settings = ReplyOf<CallAt<typeof getSettings>>['data']

const SETTINGS = ['settings']

/** The current settings, always fetched again, so that nobody edits a stale copy. */
export function useSettings() {
  return useQuery({
    queryKey: SETTINGS,
    queryFn: async ({ signal }) => (await callApi(getSettings, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Calls `onSaved` once the new settings are loaded. */
export function useSaveSettings(onSaved: () => void) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof saveSettings>>) => callApi(saveSettings, { body }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: PUBLIC_SETTINGS_KEY })
      // Loading replaces the form, so edits made earlier would be lost.
      await client.invalidateQueries({ queryKey: SETTINGS })
      onSaved()
    },
  })
}
