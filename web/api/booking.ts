import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { occupiedSeats, renewMembership, updateBooking } from '#shared/contract/addresses.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { bookingToWire, datedPlanToWire } from '#shared/contract/wire-names.ts'
import type { DatedPlan } from '#shared/domain/booking/prices.ts'
import type { RequestedBooking } from '#shared/domain/booking/save-booking.ts'
import { callApi } from '#web/api/client.ts'
import { PUBLIC_SETTINGS_KEY } from '#web/api/public-settings.ts'
import { useChange } from '#web/api/use-change.ts'

export const OCCUPIED_KEY = ['occupied-seats']

export type TakenSeats = ReplyOf<CallAt<typeof occupiedSeats>>['data']

/**
 * Fetches the seats that are not free for a plan; idle while the plan is undefined. Refetches when
 * the window regains focus and, if given, every `refreshMs`.
 */
export function useOccupiedSeats(
  plan: DatedPlan | undefined,
  { refreshMs }: { refreshMs?: number } = {},
) {
  return useQuery({
    queryKey: [...OCCUPIED_KEY, plan],
    queryFn: plan
      ? async ({ signal }) => {
          const query = datedPlanToWire(plan)
          return (await callApi(occupiedSeats, { query, signal })).data
        }
      : skipToken,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: refreshMs ?? false,
  })
}

/** Saves a booking; with `renewal`, one that follows the current membership. */
export function useSaveBooking({ renewal }: { renewal: boolean }) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (booking: RequestedBooking) => {
      const sent = { body: { bookingDetails: bookingToWire(booking) } }
      return renewal ? callApi(renewMembership, sent) : callApi(updateBooking, sent)
    },
    // Saved or refused, the cached seats are stale.
    onSettled: () => client.invalidateQueries({ queryKey: OCCUPIED_KEY, refetchType: 'active' }),
    // The prices may have changed.
    onError: () => client.invalidateQueries({ queryKey: PUBLIC_SETTINGS_KEY }),
  })
}
