import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { occupiedSeats, renewMembership, updateBooking } from '#shared/contract/endpoints.ts'
import { bookingToWire, datedPlanToWire } from '#shared/contract/wire-names.ts'
import type { DatedPlan } from '#shared/domain/booking/prices.ts'
import { seatsRefusedTo } from '#shared/domain/booking/room-restrictions.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { RequestedBooking } from '#shared/domain/booking/save-booking.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { Gender } from '#shared/domain/options.ts'
import { PUBLIC_SETTINGS_KEY, type PublicSettings } from '#web/api/admin/public-settings.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'

export const OCCUPIED_KEY = ['occupied-seats']

export type TakenSeats = ReplyOf<CallAt<typeof occupiedSeats>>['data']

/**
 * The seats that are not free for a plan; not fetched while the plan is undefined. Refetches when the window
 * regains focus and, if given, every `refreshMs`.
 */
export function useOccupiedSeats(
  plan: DatedPlan | undefined,
  { refreshMs }: { refreshMs?: number } = {},
) {
  const client = useQueryClient()
  const user = useLoggedInUser()
  return useQuery({
    queryKey: [...OCCUPIED_KEY, plan],
    queryFn: plan
      ? async ({ signal }) => {
          const query = datedPlanToWire(plan)
          const { data } = await callApi(occupiedSeats, { query, signal })
          if (rulesDiffer(client, user.gender, plan.room, data.refused)) {
            void client.invalidateQueries({ queryKey: PUBLIC_SETTINGS_KEY })
          }
          return data
        }
      : skipToken,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: refreshMs ?? false,
  })
}

/** Whether the cached room rules are stale, because the server refuses different seats than they do. */
function rulesDiffer(
  client: QueryClient,
  gender: Gender | null,
  room: Room,
  refused: readonly SeatId[],
): boolean {
  const settings = client.getQueryData<PublicSettings>(PUBLIC_SETTINGS_KEY)
  if (!settings) return false
  return seatsRefusedTo(gender, room, settings.roomRules).join() !== refused.join()
}

/** Saves a booking, or with `renewal` a renewal. */
export function useSaveBooking({ renewal }: { renewal: boolean }) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (booking: RequestedBooking) => {
      const sent = { body: { bookingDetails: bookingToWire(booking) } }
      return renewal ? callApi(renewMembership, sent) : callApi(updateBooking, sent)
    },
    // After a refusal, too, the cached seats are stale.
    onSettled: () => client.invalidateQueries({ queryKey: OCCUPIED_KEY, refetchType: 'active' }),
    // The prices may have changed.
    onError: () => client.invalidateQueries({ queryKey: PUBLIC_SETTINGS_KEY }),
  })
}
