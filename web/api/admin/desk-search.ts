import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { searchDesk } from '#shared/contract/desk-endpoints.ts'
import { withMemberId } from '#shared/contract/wire-names.ts'
import { SEARCH_MIN_LENGTH } from '#shared/domain/user/desk-search.ts'
import { callApi } from '#web/api/client.ts'

type Found = ReplyOf<CallAt<typeof searchDesk>>['data']
export type FoundBooking = Found['bookings'][number]
export type FoundUser = ReturnType<typeof withMemberId<Found['users'][number]>>

/** Finds users and bookings. While they load, returns the results of the previous text. */
export function useDeskSearch(search: string) {
  return useQuery({
    queryKey: ['desk-search', search],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(searchDesk, { query: { search }, signal })
      return { ...data, users: data.users.map((user) => withMemberId(user)) }
    },
    enabled: search.length >= SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  })
}
