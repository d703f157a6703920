import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { ReportPeriod } from '#shared/domain/money/report.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

export type DayBook = ReplyOf<CallAt<typeof calls.getDayBook>>['data']
export type BookLine = DayBook['lines'][number]
export type Report = ReplyOf<CallAt<typeof calls.getReport>>['data']
export type RoomOccupancy = Report['occupancy'][number]

export const BOOKS = 'books'

/** A day's journals and balances. */
export function useDayBook(day: CalendarDay) {
  return useQuery({
    queryKey: [BOOKS, 'day', day],
    queryFn: async ({ signal }) =>
      (await callApi(calls.getDayBook, { query: { day }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Closes the books up to and including a day. */
export function useCloseDay(onDone: () => void) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (day: CalendarDay) => callApi(calls.closeDay, { body: { day } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [BOOKS] })
      onDone()
    },
  })
}

/** The figures of the day, month or financial year around a day. */
export function useReport(period: ReportPeriod, day: CalendarDay) {
  return useQuery({
    queryKey: [BOOKS, 'report', period, day],
    queryFn: async ({ signal }) =>
      (await callApi(calls.getReport, { query: { period, day }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
