import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import {
  cancelOwnTour,
  moveOwnTour,
  passStatus,
  requestTour,
  toursByEmail,
} from '#shared/contract/own-endpoints.ts'
import type * as wire from '#shared/contract/tour/tour.ts'
import { tourFromWire } from '#shared/contract/wire-names.ts'
import type { TourVisit } from '#shared/domain/tour/move-tour.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { isRefusal } from '#web/api/api-error.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

/** A tour request, for its visitor. */
export type Tour = ReturnType<typeof tourFromWire<wire.TourRequest>>

/**
 * The tour requests of an email, newest first. If fetching fails, `data` stays undefined.
 */
export function useToursByEmail(email: string) {
  return useQuery({
    queryKey: ['tours-by-email', email],
    queryFn: async ({ signal }) =>
      (await callApi(toursByEmail, { params: { email }, signal })).data.map(tourFromWire),
  })
}

export type TourToRequest = BodyInput<CallAt<typeof requestTour>>

/** Requests a tour. Returns the data of the visitor pass. */
export function useRequestTour() {
  return useChange({
    mutationFn: async (tour: TourToRequest) =>
      tourFromWire((await callApi(requestTour, { body: tour })).data),
  })
}

/** A tour's status, or 'deleted' if the visitor data was erased. */
export type KnownStatus = TourStatus | 'deleted'

/** The tour of a pass. `visit` is missing if the visitor data was erased. */
type ScheduledTour = { status: KnownStatus; visit?: TourVisit }

const scheduledTourKey = (id: string) => ['scheduled-tour', id]

/** The tour of the pass with this ID. Refetches when the page becomes visible or is online again. */
export function useTourByPass(id: string) {
  return useQuery({
    queryKey: scheduledTourKey(id),
    queryFn: async ({ signal }): Promise<ScheduledTour> => {
      try {
        const { data } = await callApi(passStatus, { body: { id }, signal })
        const { tourStatus: status, ...visit } = data
        return { status, visit }
      } catch (error) {
        if (isRefusal(error, 'tourNotFound')) return { status: 'deleted' }
        throw error
      }
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

/** Cancels the tour of a pass, for its visitor. */
export function useCancelOwnTour(id: string) {
  const client = useQueryClient()
  return useChange({
    mutationFn: () => callApi(cancelOwnTour, { body: { id } }),
    // A refusal says that the status has changed, so it is fetched again as well.
    onSettled: () => client.invalidateQueries({ queryKey: scheduledTourKey(id) }),
  })
}

/** Moves the tour of a pass to another day or slot, for its visitor. */
export function useMoveOwnTour(id: string) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (to: TourVisit) => callApi(moveOwnTour, { body: { id, ...to } }),
    onSettled: () => client.invalidateQueries({ queryKey: scheduledTourKey(id) }),
  })
}
