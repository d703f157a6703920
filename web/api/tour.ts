import { useMutation, useQuery } from '@tanstack/react-query'
import type { BodySent } from '#shared/contract/call.ts'
import { requestTour, scanQr, toursByEmail } from '#shared/contract/tour.ts'
import { callApi } from '#web/api/client.ts'

/**
 * The tour requests of an email, newest first, to prefill its forms. A failure is silent there:
 * `data` just stays undefined.
 */
export function useToursByEmail(email: string) {
  return useQuery({
    queryKey: ['tours-by-email', email],
    queryFn: async ({ signal }) =>
      (await callApi(toursByEmail, { params: { email }, signal })).data,
  })
}

export type TourToRequest = BodySent<typeof requestTour>

/** Asks for a tour; answers with what the visitor pass shows. */
export function useRequestTour() {
  return useMutation({
    mutationFn: async (tour: TourToRequest) => (await callApi(requestTour, { body: tour })).data,
  })
}

/** Completes the tour of a visitor pass by the text of its QR code (admins). */
export function useScanQr() {
  return useMutation({
    mutationFn: (qrData: string) => callApi(scanQr, { body: { qrData } }),
  })
}
