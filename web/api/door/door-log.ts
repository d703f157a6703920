import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueryInput, ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { callApi } from '#web/api/client.ts'

export type { ListedEntry, UserEntry } from '#shared/contract/door/door-log.ts'
export type EntryQuery = QueryInput<CallAt<typeof calls.listEntries>>
export type PersonInside = ReplyOf<CallAt<typeof calls.listPeopleInside>>['data']['people'][number]
export type DailyDoorReport = ReplyOf<CallAt<typeof calls.getDailyDoorReport>>['data']
export type AttendanceLists = ReplyOf<CallAt<typeof calls.getAttendanceLists>>['data']

const DOOR = 'door'
export const ATTENDANCE_LISTS = [DOOR, 'attendance-lists']
const REFETCH_MS = 30_000

/** The people inside, most recent check-in first. */
export function useInside() {
  return useQuery({
    queryKey: [DOOR, 'inside'],
    queryFn: async ({ signal }) => (await callApi(calls.listPeopleInside, { signal })).data.people,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: true,
  })
}

/** A page of the matching entries. While it loads, returns the previous page. */
export function useEntries(query: EntryQuery) {
  return useQuery({
    queryKey: [DOOR, 'entries', query],
    queryFn: async ({ signal }) => (await callApi(calls.listEntries, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: true,
  })
}

/** A study day at the door: its gates, what looks wrong, and the hours of the rooms up to it. */
export function useDailyDoorReport(day: CalendarDay) {
  return useQuery({
    queryKey: [DOOR, 'day', day],
    queryFn: async ({ signal }) =>
      (await callApi(calls.getDailyDoorReport, { query: { day }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Former members who still come, and members who have stopped coming. */
export function useAttendanceLists() {
  return useQuery({
    queryKey: ATTENDANCE_LISTS,
    queryFn: async ({ signal }) => (await callApi(calls.getAttendanceLists, { signal })).data,
    staleTime: 0,
  })
}

/** A page of a user's entries, newest first. */
export function useUserEntries(id: string, page: number) {
  return useQuery({
    queryKey: [DOOR, 'user', id, page],
    queryFn: async ({ signal }) =>
      (await callApi(calls.listUserEntries, { params: { id }, query: { page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
