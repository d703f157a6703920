import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodySent, ReplyOf } from '#shared/contract/call.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'
import { callApi } from '#web/api/client.ts'
import { HALL_KEY } from '#web/api/hall.ts'

export type Settings = ReplyOf<typeof getSettings>['data']

const SETTINGS = ['settings']

/** The settings as they are now: what is edited must not be an old copy. */
export function useSettings() {
  return useQuery({
    queryKey: SETTINGS,
    queryFn: async ({ signal }) => (await callApi(getSettings, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** `onSaved` hears what the server said once the settings that now hold are here. */
export function useSaveSettings(onSaved: (message: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodySent<typeof saveSettings>) => callApi(saveSettings, { body }),
    onSuccess: async ({ message }) => {
      void client.invalidateQueries({ queryKey: HALL_KEY })
      // Who changes more before would change a form that makes way for one over the new settings.
      await client.invalidateQueries({ queryKey: SETTINGS })
      onSaved(message)
    },
  })
}
