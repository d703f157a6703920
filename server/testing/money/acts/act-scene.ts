import type { AddedMember } from '#server/testing/members/add-members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'

/** Who performs an act, for whom, and the ID that it sends; an act that is repeated sends it again. */
export type ActScene = {
  app: TestApp
  owner: AddedMember
  desk: AddedMember
  member: AddedMember
  id: string
}

/** What became of an act; undefined if there was nothing to act on. */
export type ActAnswer = Promise<{ status: number } | undefined>

/** The member's bookings as reception lists them, newest first. */
export async function bookingsOf({ owner, member }: ActScene, state?: 'dues') {
  const query = { search: member.email, ...(state && { state }) }
  return (await owner.call(listBookings, { query })).reply().data.bookings
}
