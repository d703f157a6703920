import { useMutation, useQuery } from '@tanstack/react-query'
import type { BodySent } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { requestTour, scanQr, toursByEmail } from '#shared/contract/endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

/**
 * Fetches the tour requests of an email, newest first, to prefill forms. On failure, `data` stays
 * undefined.
 */
export function useToursByEmail(email: string) {
  return useQuery({
    queryKey: ['tours-by-email', email],
    queryFn: async ({ signal }) =>
      (await callApi(toursByEmail, { params: { email }, signal })).data,
  })
}

export type TourToRequest = BodySent<CallAt<typeof requestTour>>

/** Requests a tour; returns the visitor pass's data. */
export function useRequestTour() {
  return useChange({
    mutationFn: async (tour: TourToRequest) => (await callApi(requestTour, { body: tour })).data,
  })
}

/** `otherDay` confirms that a tour of another day is completed. */
export type ScanToSend = { qrData: string; otherDay: boolean }

/** Completes a visitor's tour by the text of the pass's QR code (admins). */
export function useScanQr() {
  return useMutation({
    mutationFn: (scan: ScanToSend) => callApi(scanQr, { body: scan }),
  })
}
