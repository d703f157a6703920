import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as wire from '#shared/contract/booking/desk-booking.ts'
import type { BodyInput, QueryInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import {
  bookingToWire,
  datedPlanToWire,
  planFromWire,
  withMemberId,
} from '#shared/contract/wire-names.ts'
import type { DatedPlan } from '#shared/domain/booking/prices.ts'
import type { RequestedBooking } from '#shared/domain/booking/save-booking.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { PUBLIC_SETTINGS_KEY } from '#web/api/admin/public-settings.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { refresh } from '#web/session/query-client.ts'

export type BookingQuery = QueryInput<CallAt<typeof calls.listBookings>>
export type ListedBooking = ReturnType<typeof listedBookingFromWire>

export const BOOKINGS = 'bookings'

export async function readBookings(query: BookingQuery, signal: AbortSignal) {
  const { data } = await callApi(calls.listBookings, { query, signal })
  const { bookings, total, more } = data
  return { rows: bookings.map(listedBookingFromWire), total, more }
}

/** A page of the matching bookings. While it loads, returns the previous page. */
export function useBookings(query: BookingQuery) {
  return useQuery({
    queryKey: [BOOKINGS, 'list', query],
    queryFn: ({ signal }) => readBookings(query, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
}

function listedBookingFromWire(booking: wire.ListedBooking) {
  return withMemberId(planFromWire(booking))
}

export type SeatsToMoveTo = NonNullable<ReturnType<typeof useSeatsToMoveTo>['data']>

export function useSeatsToMoveTo(id: string) {
  return useQuery({
    queryKey: [BOOKINGS, 'seats', id],
    queryFn: async ({ signal }) =>
      (await callApi(calls.seatsToMoveTo, { params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The seats that reception can't book for a member; not fetched while the plan is undefined. */
export function useSeatsForMember(id: string, plan: DatedPlan | undefined) {
  return useQuery({
    queryKey: [BOOKINGS, 'seats-for', id, plan],
    queryFn: plan
      ? async ({ signal }) => {
          const sent = { params: { id }, query: datedPlanToWire(plan), signal }
          return (await callApi(calls.seatsForMember, sent)).data
        }
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

export function useBookForMember(id: string) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (booking: RequestedBooking) =>
      callApi(calls.bookForMember, {
        params: { id },
        body: { bookingDetails: bookingToWire(booking) },
      }),
    onSettled: () => refresh(client, [BOOKINGS]),
    // The prices may have changed.
    onError: () => client.invalidateQueries({ queryKey: PUBLIC_SETTINGS_KEY }),
  })
}

export function useMoveBooking(id: string) {
  return useBookingChange((body: { seat: SeatId; from: SeatId; againstRules?: boolean }) =>
    callApi(calls.moveBooking, { params: { id }, body }),
  )
}

export function useCancelBooking(id: string) {
  return useBookingChange(() => callApi(calls.cancelBooking, { params: { id } }))
}

export function useConfirmPayment(id: string) {
  return useBookingChange((body: BodyInput<CallAt<typeof calls.confirmPayment>>) =>
    callApi(calls.confirmPayment, { params: { id }, body }),
  )
}

export function useConfirmUtr(id: string) {
  return useBookingChange((body: BodyInput<CallAt<typeof calls.confirmUtr>>) =>
    callApi(calls.confirmUtr, { params: { id }, body }),
  )
}

export function useRejectUtr(id: string) {
  return useBookingChange((body: BodyInput<CallAt<typeof calls.rejectUtr>>) =>
    callApi(calls.rejectUtr, { params: { id }, body }),
  )
}

export function usePayDue(id: string) {
  return useBookingChange((body: BodyInput<CallAt<typeof calls.payDue>>) =>
    callApi(calls.payDue, { params: { id }, body }),
  )
}

export function useReturnDeposit(id: string) {
  return useBookingChange((body: BodyInput<CallAt<typeof calls.returnDeposit>>) =>
    callApi(calls.returnDeposit, { params: { id }, body }),
  )
}

export function useRefundBooking(id: string) {
  return useBookingChange((body: BodyInput<CallAt<typeof calls.refundBooking>>) =>
    callApi(calls.refundBooking, { params: { id }, body }),
  )
}

/** A change of a booking. Refreshes the list after a refusal, too, because a stale list may have caused it. */
function useBookingChange<Input, Reply extends { message: string }>(
  change: (input: Input) => Promise<Reply>,
) {
  const client = useQueryClient()
  return useChange({
    mutationFn: change,
    onSettled: () => refresh(client, [BOOKINGS]),
  })
}
