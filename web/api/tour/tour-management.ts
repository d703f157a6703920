import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { changeTourNotes, changeTourStatus, listTours } from '#shared/contract/desk-endpoints.ts'
import type * as wire from '#shared/contract/tour/tour-management.ts'
import { tourFromWire } from '#shared/contract/wire-names.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { TourOrder } from '#shared/domain/list-orders.ts'
import type { SettableStatus } from '#shared/domain/tour/change-tour-status.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { refresh } from '#web/session/query-client.ts'

/** A tour as staff see it. */
export type ManagedTour = ReturnType<typeof tourFromWire<wire.ManagedTour>>

export type TourFilter = {
  status: TourStatus | undefined
  day: CalendarDay | undefined
  followUp: 'due' | undefined
  sort: TourOrder | undefined
  search: string
}

const MANAGED_TOURS = 'managed-tours'

type TourQuery = TourFilter & { page: number }

export async function readTours({ page, search, ...filter }: TourQuery, signal: AbortSignal) {
  const query = { ...filter, search: search || undefined, page: String(page) }
  const { data, total, pages } = await callApi(listTours, { query, signal })
  return { rows: data.map(tourFromWire), total, pages }
}

/** A page of the tours that match a filter. While it loads, returns the previous page. */
export function useManagedTours(query: TourQuery) {
  return useQuery({
    queryKey: [MANAGED_TOURS, query],
    queryFn: ({ signal }) => readTours(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** Changes a tour's status. Stays pending until the list is reloaded. */
export function useChangeTourStatus({ onError }: { onError: (error: Error) => void }) {
  const client = useQueryClient()
  return useChange({
    mutationFn: ({
      id,
      ...body
    }: {
      id: string
      status: SettableStatus
      confirmOtherDay: boolean
    }) => callApi(changeTourStatus, { params: { id }, body }),
    onError,
    onSettled: () => refresh(client, [MANAGED_TOURS]),
  })
}

/** Changes the staff's notes about a tour. Reloads the list, even after a refusal. */
export function useChangeTourNotes(id: string) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (body: BodyInput<CallAt<typeof changeTourNotes>>) =>
      callApi(changeTourNotes, { params: { id }, body }),
    onSettled: () => refresh(client, [MANAGED_TOURS]),
  })
}

/** Records a call to the visitors of these tours, one after another. */
export function useNoteTourCalls() {
  const client = useQueryClient()
  return useChange({
    mutationFn: async (tours: ReadonlyMap<string, unknown>) => {
      for (const id of tours.keys()) {
        await callApi(changeTourNotes, { params: { id }, body: { contact: 'call' } })
      }
    },
    onSettled: () => refresh(client, [MANAGED_TOURS]),
  })
}
