import { useQuery } from '@tanstack/react-query'
import { readPaper } from '#shared/contract/desk-endpoints.ts'
import { listReceipts } from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'

/** The logged-in user's receipts and vouchers, each newest first. */
export function useReceipts() {
  return useQuery({
    queryKey: ['receipts'],
    queryFn: async ({ signal }) => {
      const { data: receipts, vouchers } = await callApi(listReceipts, { signal })
      return { receipts, vouchers }
    },
    staleTime: 0,
  })
}

type Documents = NonNullable<ReturnType<typeof useReceipts>['data']>
export type Receipt = Documents['receipts'][number]
export type Voucher = Documents['vouchers'][number]

/** A receipt or voucher in its member's language, for staff. */
export function useIssuedPaper(number: string) {
  return useQuery({
    queryKey: ['paper', number],
    queryFn: async ({ signal }) => (await callApi(readPaper, { query: { number }, signal })).data,
    staleTime: 0,
  })
}
