import { useMutation } from '@tanstack/react-query'
import { scanQr } from '#shared/contract/desk-endpoints.ts'
import { callApi } from '#web/api/client.ts'

/** `confirmOtherDay` confirms completing a tour of another day. */
export type ScanToSend = { qrData: string; confirmOtherDay: boolean }

/** Completes the tour that the QR code of a visitor pass identifies. */
export function useScanQr() {
  return useMutation({
    mutationFn: (scan: ScanToSend) => callApi(scanQr, { body: scan }),
  })
}
