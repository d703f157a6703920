import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, ReplyOf } from '#shared/contract/call.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import type * as statement from '#shared/contract/money/statement.ts'
import type { StatementFilter } from '#shared/domain/money/statement.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { refresh } from '#web/session/query-client.ts'

const STATEMENT = ['statement'] as const

export type StatementEntry = statement.StatementEntry
export type MissingPayment = statement.MissingPayment
export type StatementPreview = ReplyOf<typeof statement.previewStatement>['data']
export type ImportResult = ReplyOf<typeof statement.importStatement>['data']

type StatementQuery = {
  show: StatementFilter | undefined
  utr: string | undefined
  page: number
}

export async function readStatementRows({ show, utr, page }: StatementQuery, signal: AbortSignal) {
  const query = { page: String(page), ...(show && { show }), ...(utr && { utr }) }
  return (await callApi(calls.listStatement, { query, signal })).data
}

/** A page of the bank's statement, newest first. */
export function useStatement(asked: StatementQuery) {
  return useQuery({
    queryKey: [...STATEMENT, asked.show, asked.utr, asked.page],
    queryFn: ({ signal }) => readStatementRows(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

export async function readMissingPayments({ page }: { page: number }, signal: AbortSignal) {
  const query = { page: String(page) }
  const { payments: rows, ...sums } = (await callApi(calls.listMissingPayments, { query, signal }))
    .data
  return { ...sums, rows }
}

/** A page of the UPI payments that the bank's statement does not have, newest first. */
export function useMissingPayments(page: number) {
  return useQuery({
    queryKey: [...STATEMENT, 'missing', page],
    queryFn: ({ signal }) => readMissingPayments({ page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Reads a file's columns. Nothing is stored. */
export function usePreviewStatement(onRead: (preview: StatementPreview, text: string) => void) {
  return useChange({
    mutationFn: async (file: () => Promise<string>) => {
      const text = await file()
      return { text, ...(await callApi(calls.previewStatement, { body: { text } })) }
    },
    onSuccess: ({ data, text }) => onRead(data, text),
  })
}

export function useImportStatement(onDone: (result: ImportResult) => void) {
  return useStatementChange(
    (body: BodyInput<typeof statement.importStatement>) => callApi(calls.importStatement, { body }),
    ({ data }) => onDone(data),
  )
}

export function useConfirmRow(id: string, onDone: () => void) {
  return useStatementChange(
    (body: BodyInput<typeof statement.confirmStatementRow>) =>
      callApi(calls.confirmStatementRow, { params: { id }, body }),
    onDone,
  )
}

export function useIgnoreRow(id: string) {
  return useStatementChange(
    (ignored: boolean) => callApi(calls.ignoreStatementRow, { params: { id }, body: { ignored } }),
    () => undefined,
  )
}

/** Refreshes the statement and the bookings after a refusal, too, because stale ones may have caused it. */
function useStatementChange<Sent, Reply>(
  send: (sent: Sent) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) {
  const client = useQueryClient()
  return useChange({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => Promise.all([refresh(client, STATEMENT), refresh(client, ['bookings'])]),
  })
}
