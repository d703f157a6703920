import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, ReplyOf } from '#shared/contract/call.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import type * as cash from '#shared/contract/money/cash.ts'
import { callApi } from '#web/api/client.ts'
import { BOOKS } from '#web/api/money/books.ts'
import { PICTURES } from '#web/api/stored-picture.ts'
import { useChange } from '#web/api/use-change.ts'

const CASH = ['cash'] as const

export type Cash = ReplyOf<typeof cash.getCash>['data']
export type OpenShift = NonNullable<Cash['shift']>
export type CashMove = OpenShift['moves'][number]
export type ClosedShift = cash.ListedShift

/** The user's open shift, and the drawers. */
export function useCash() {
  return useQuery({
    queryKey: [...CASH, 'own'],
    queryFn: async ({ signal }) => (await callApi(calls.getCash, { signal })).data,
    staleTime: 0,
    refetchInterval: 30_000,
  })
}

/** A page of the closed shifts, newest first. */
export async function readShifts({ page }: { page: number }, signal: AbortSignal) {
  const { data } = await callApi(calls.listShifts, { query: { page: String(page) }, signal })
  return { rows: data.shifts, total: data.total }
}

export function useShifts(page: number) {
  return useQuery({
    queryKey: [...CASH, 'shifts', page],
    queryFn: ({ signal }) => readShifts({ page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

function useCashChange<Sent, Reply>(
  send: (sent: Sent) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) {
  const client = useQueryClient()
  return useChange({
    mutationFn: send,
    onSuccess: async (reply: Reply) => {
      await client.invalidateQueries({ queryKey: CASH })
      onDone(reply)
    },
  })
}

export function useOpenShift(onDone: () => void) {
  return useCashChange(
    (body: BodyInput<typeof cash.openShift>) => callApi(calls.openShift, { body }),
    onDone,
  )
}

/** Pays an expense and saves the picture of its bill, if given. Calls `onDone` with whether that was saved. */
export function usePayExpense(onDone: (billSaved: boolean) => void) {
  return useCashChange(
    async ({ bill, ...body }: BodyInput<typeof cash.payExpense> & { bill: File | null }) => {
      await callApi(calls.payExpense, { body })
      if (!bill) return true
      // The expense is paid, with or without its bill.
      return saveBill({ id: body.id, picture: bill }).then(
        () => true,
        () => false,
      )
    },
    onDone,
  )
}

function saveBill({ id, picture }: { id: string; picture: File }) {
  return callApi(calls.saveBill, { params: { id }, file: picture })
}

export function useSaveBill(onDone: () => void) {
  const client = useQueryClient()
  return useCashChange(saveBill, async () => {
    await client.invalidateQueries({ queryKey: [PICTURES] })
    onDone()
  })
}

/** Takes back an expense, which the day book shows, too. */
export function useTakeBackExpense(onDone: () => void) {
  const client = useQueryClient()
  return useCashChange(
    (id: string) => callApi(calls.takeBackExpense, { params: { id } }),
    async () => {
      await client.invalidateQueries({ queryKey: [BOOKS] })
      onDone()
    },
  )
}

export type ShiftEnd = ReplyOf<typeof cash.closeShift>['data']

export function useCloseShift(onDone: (end: ShiftEnd) => void) {
  return useCashChange(
    ({ id, ...body }: { id: string } & BodyInput<typeof cash.closeShift>) =>
      callApi(calls.closeShift, { params: { id }, body }),
    ({ data }) => onDone(data),
  )
}

export function useReceiveHandOver(onDone: () => void) {
  return useCashChange(
    ({ id, ...body }: { id: string } & BodyInput<typeof cash.receiveHandOver>) =>
      callApi(calls.receiveHandOver, { params: { id }, body }),
    onDone,
  )
}
