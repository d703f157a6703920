import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import type * as wire from '#shared/contract/user/user.ts'
import { planFromWire, withMemberId } from '#shared/contract/wire-names.ts'
import type { UserOrder } from '#shared/domain/list-orders.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { refresh } from '#web/session/query-client.ts'

/** Which users a list shows, and in which order. */
export type UsersQuery = { search: string; sort: UserOrder | undefined; page: number }
export type UserEdit = BodyInput<CallAt<typeof calls.editUser>>
export type UserSummary = ReturnType<typeof withMemberId<wire.UserSummary>>
export type ListedUser = ReturnType<typeof withMemberId<wire.ListedUser>>
export type ViewedUser = ReturnType<typeof viewedUserFromWire>
export type UserBooking = ViewedUser['bookings'][number]

export const USERS = 'users'

export async function readUsers(query: UsersQuery, signal: AbortSignal) {
  const { data } = await callApi(calls.listUsers, { query, signal })
  return { rows: data.users.map((user) => withMemberId(user)), total: data.total }
}

/** A page of the matching users. While it loads, returns the previous page. */
export function useUsers(query: UsersQuery) {
  return useQuery({
    queryKey: [USERS, 'list', query],
    queryFn: ({ signal }) => readUsers(query, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
}

/** A user as staff see them, uncached. */
export function useUser(id: string) {
  return useQuery({
    queryKey: [USERS, 'one', id],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(calls.getUser, { params: { id }, signal })
      return viewedUserFromWire(data)
    },
    staleTime: 0,
    gcTime: 0,
  })
}

function viewedUserFromWire({ bookings, ...user }: wire.ViewedUser) {
  return {
    ...withMemberId(user),
    bookings: bookings.map((booking) => planFromWire(booking)),
  }
}

/** Returns a function that refetches a user. */
export function useRefreshUser(id: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [USERS, 'one', id] })
}

export function useEditUser(id: string) {
  return useUserChange((body: UserEdit) => callApi(calls.editUser, { params: { id }, body }))
}

export function useDeactivateUser(id: string) {
  return useUserChange((freeSeats: boolean) =>
    callApi(calls.deactivateUser, { params: { id }, body: { freeSeats } }),
  )
}

export function useReactivateUser(id: string) {
  return useUserChange(() => callApi(calls.reactivateUser, { params: { id } }))
}

export function useResetSecondFactor(id: string) {
  return useUserChange(() => callApi(calls.resetSecondFactor, { params: { id } }))
}

export function useRecordConsent(id: string) {
  return useUserChange((body: BodyInput<CallAt<typeof calls.recordParentalConsent>>) =>
    callApi(calls.recordParentalConsent, { params: { id }, body }),
  )
}

export function useWithdrawConsent(id: string) {
  return useUserChange(() => callApi(calls.withdrawParentalConsent, { params: { id } }))
}

export function useEraseUser(id: string) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (freeSeats: boolean) =>
      callApi(calls.eraseUser, { params: { id }, body: { freeSeats } }),
    // Only the list, because the erased user, who may still be on screen, can no longer be fetched.
    onSettled: (erased) => refresh(client, erased ? [USERS, 'list'] : [USERS]),
  })
}

export function useCorrectMethod() {
  return useUserChange((body: BodyInput<CallAt<typeof calls.correctMethod>>) =>
    callApi(calls.correctMethod, { body }),
  )
}

/** A change of a user. Refreshes the users after a refusal, too, because stale ones may have caused it. */
function useUserChange<Input>(change: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient()
  return useChange({
    mutationFn: change,
    onSettled: () => refresh(client, [USERS]),
  })
}
