import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as calls from '#shared/contract/admin-bookings.ts'
import type { QuerySent } from '#shared/contract/call.ts'
import type { PaymentMethod } from '#shared/domain/payment.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import { callApi } from '#web/api/client.ts'
import { refresh } from '#web/api/refresh.ts'

export type BookingQuery = QuerySent<typeof calls.listBookings>

const BOOKINGS = 'bookings'

/** A page of the bookings that match; the page before stays shown until the next has come. */
export function useBookings(query: BookingQuery) {
  return useQuery({
    queryKey: [BOOKINGS, 'list', query],
    queryFn: async ({ signal }) => (await callApi(calls.listBookings, { query, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
}

export function useSeatsToMoveTo(id: string) {
  return useQuery({
    queryKey: [BOOKINGS, 'seats', id],
    queryFn: async ({ signal }) =>
      (await callApi(calls.seatsToMoveTo, { params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

export function useMoveBooking(id: string) {
  return useBookingChange((body: { seat: SeatId; from: SeatId }) =>
    callApi(calls.moveBooking, { params: { id }, body }),
  )
}

export function useCancelBooking(id: string) {
  return useBookingChange(() => callApi(calls.cancelBooking, { params: { id } }))
}

export function useConfirmPayment(id: string) {
  return useBookingChange((paymentMethod: PaymentMethod) =>
    callApi(calls.confirmPayment, { params: { id }, body: { paymentMethod } }),
  )
}

/** After a change, made or refused, the list is no longer as it was last seen. */
function useBookingChange<Sent>(change: (sent: Sent) => Promise<{ message: string }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => refresh(client, [BOOKINGS]),
  })
}
