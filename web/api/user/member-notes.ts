import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import { BOOKINGS } from '#web/api/booking/desk-booking.ts'
import { callApi } from '#web/api/client.ts'
import { ATTENDANCE_LISTS } from '#web/api/door/door-log.ts'
import { useChange } from '#web/api/use-change.ts'
import { USERS } from '#web/api/user/user.ts'
import { refresh } from '#web/session/query-client.ts'

export type { MemberNote } from '#shared/contract/user/member-note.ts'

const NOTES = 'member-notes'

/** The newest notes about a user. */
export function useNotes(userId: string) {
  return useQuery({
    queryKey: [NOTES, userId],
    queryFn: async ({ signal }) =>
      (await callApi(calls.listNotes, { params: { id: userId }, signal })).data.notes,
    staleTime: 0,
    gcTime: 0,
  })
}

export function useAddNote(userId: string) {
  return useNoteChange(userId, (body: BodyInput<CallAt<typeof calls.addNote>>) =>
    callApi(calls.addNote, { params: { id: userId }, body }),
  )
}

/** Records a call to each of these users, one after another. Maps their IDs to those of the notes. */
export function useNoteCalls() {
  const client = useQueryClient()
  return useChange({
    mutationFn: async (notes: ReadonlyMap<string, string>) => {
      for (const [userId, id] of notes) {
        const body = { id, kind: 'call', text: '' } as const
        await callApi(calls.addNote, { params: { id: userId }, body })
      }
    },
    onSettled: () => refreshContacts(client),
  })
}

/** Records a WhatsApp message to a user. */
export function useNoteWritten() {
  const client = useQueryClient()
  return useChange({
    mutationFn: ({
      userId,
      id,
      bookingId,
    }: {
      userId: string
      id: string
      bookingId?: string | undefined
    }) =>
      callApi(calls.addNote, {
        params: { id: userId },
        body: { id, kind: 'whatsapp', text: '', bookingId },
      }),
    // Not awaited, so that the next message can be written at once.
    onSettled: () => void refreshContacts(client),
  })
}

export function useRemoveNote(userId: string) {
  return useNoteChange(userId, (noteId: string) =>
    callApi(calls.removeNote, { params: { id: userId, noteId } }),
  )
}

function useNoteChange<Input>(
  userId: string,
  change: (input: Input) => Promise<{ message: string }>,
) {
  const client = useQueryClient()
  return useChange({
    mutationFn: change,
    // Not awaited, so that the button or the form disappears before the list below it moves.
    onSettled: () => void refreshContacts(client, [NOTES, userId]),
  })
}

/** The lists show the last contact with each member. */
function refreshContacts(client: QueryClient, ...others: string[][]) {
  const keys = [
    [USERS, 'list'],
    [BOOKINGS, 'list'],
    [BOOKINGS, 'hall-map'],
    ATTENDANCE_LISTS,
    ...others,
  ]
  return Promise.all(keys.map((key) => refresh(client, key)))
}
