import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as calls from '#shared/contract/admin-users.ts'
import type { BodySent } from '#shared/contract/call.ts'
import { eraseUser } from '#shared/contract/privacy.ts'
import { callApi } from '#web/api/client.ts'
import { refresh } from '#web/api/refresh.ts'

export type UserEdit = BodySent<typeof calls.editUser>

const USERS = 'users'

/** A page of the users that match; the page before stays shown until the next has come. */
export function useUsers(search: string, page: number) {
  return useQuery({
    queryKey: [USERS, 'list', search, page],
    queryFn: async ({ signal }) =>
      (await callApi(calls.listUsers, { query: { search, page }, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
}

/** A user as the desk sees one: fresh each time it is looked at. */
export function useUser(id: string) {
  return useQuery({
    queryKey: [USERS, 'one', id],
    queryFn: async ({ signal }) => (await callApi(calls.getUser, { params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
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

export function useEraseUser(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (freeSeats: boolean) => callApi(eraseUser, { params: { id }, body: { freeSeats } }),
    // Who is gone is not asked for again, though still on screen.
    onSettled: (erased) => refresh(client, erased ? [USERS, 'list'] : [USERS]),
  })
}

/** After a change, made or refused, the list is no longer as it was last seen. */
function useUserChange<Sent>(change: (sent: Sent) => Promise<{ message: string }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => refresh(client, [USERS]),
  })
}
