import { useMutation } from '@tanstack/react-query'
import { scanQr } from '#shared/contract/desk-endpoints.ts'
import { callApi } from '#web/api/client.ts'

/** `otherDay` confirms that a tour of another day is completed. */
export type ScanToSend = { qrData: string; otherDay: boolean }

/** Completes a visitor's tour by the text of the pass's QR code (admins). */
export function useScanQr() {
  return useMutation({
    mutationFn: (scan: ScanToSend) => callApi(scanQr, { body: scan }),
  })
}
