import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getAttendance, setAttendanceEnabled } from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

const ATTENDANCE = ['attendance']

/** The logged-in user's own time. */
export function useAttendance() {
  return useQuery({
    queryKey: ATTENDANCE,
    queryFn: async ({ signal }) => (await callApi(getAttendance, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  })
}

export function useSetAttendanceEnabled() {
  const client = useQueryClient()
  return useChange({
    mutationFn: (on: boolean) => callApi(setAttendanceEnabled, { body: { on } }),
    onSettled: () => client.invalidateQueries({ queryKey: ATTENDANCE }),
  })
}
