import * as calls from '#shared/contract/addresses.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import * as decide from '#shared/domain/user/user-change.ts'
import { listedUser, viewedUser } from '#shared/replies/managed-user.ts'
import { USER_DONE } from '#shared/words/en/user.ts'
import { ADMIN, answer, rowsOf } from '#web/demo/answer.ts'
import { isPhoneTaken } from '#web/demo/auth-answers.ts'
import { endBooking, stateOf, upcomingBookings } from '#web/demo/demo-booking.ts'
import { type DemoState, type DemoUser, recordChange, today } from '#web/demo/demo-state.ts'
import { endSessions } from '#web/demo/demo-token.ts'
import { matchesUser, superAdmins } from '#web/demo/demo-user.ts'
import { allowed, refusal } from '#web/demo/refusal.ts'

/** User Management. */
export const userAnswers = [
  answer(calls.listUsers, ADMIN, ({ state, query }) => {
    const page = Number(query.page ?? 1)
    const found = state.users.filter(
      (user) => !user.erasedAt && matchesUser(user, query.search ?? ''),
    )
    const users = rowsOf(found, pageSlice(page)).map(listedUser)
    return { data: { users, total: found.length, page } }
  }),

  answer(calls.getUser, ADMIN, ({ state, params }) => {
    const user = userById(state, params.id)
    const own = ({ userId }: { userId: string }) => userId === user.id
    const bookings = state.bookings
      .filter((booking) => own(booking) && booking.status !== 'replaced')
      .map((booking) => ({ ...booking, state: stateOf(state, booking) }))
    const payments = state.payments.filter(own)
    const version = decide.detailsText(user)
    return { data: viewedUser({ ...user, bookings, payments, version }) }
  }),

  answer(calls.editUser, ADMIN, ({ state, user: admin, params, body }) => {
    const user = userById(state, params.id)
    const { phoneNumber, gender, dateOfBirth, role = user.role } = body
    const edit = { fullName: body.fullName.trim(), phoneNumber, gender, dateOfBirth, role }
    const facts = {
      today: today(state),
      stale: body.version !== decide.detailsText(user),
      superAdmins: superAdmins(state),
      phoneTaken: phoneNumber !== null && isPhoneTaken(state, phoneNumber, user.id),
    }
    const change = allowed(decide.editUser(admin, user, edit, facts))
    if (change) recordChange(state, admin, change)
    Object.assign(user, edit)
    return { message: USER_DONE.edited }
  }),

  answer(calls.deactivateUser, ADMIN, ({ state, user: admin, params, body }) => {
    const user = userById(state, params.id)
    const keptBookings = upcomingBookings(state, user)
    const facts = {
      superAdmins: superAdmins(state),
      keptBookings,
      freeSeats: body.freeSeats === true,
    }
    const change = allowed(decide.deactivateUser(admin, user, facts))
    if (change) {
      recordChange(state, admin, change)
      freeSeats(state, user)
      endSessions(state, user)
      user.deactivatedAt = state.now()
    }
    return { message: USER_DONE.deactivated }
  }),

  answer(calls.reactivateUser, ADMIN, ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    const change = allowed(decide.reactivateUser(admin, user))
    if (change) recordChange(state, admin, change)
    user.deactivatedAt = null
    return { message: USER_DONE.reactivated }
  }),
]

/** Cancels a user's bookings for today and later, and any unpaid one. */
export function freeSeats(state: DemoState, user: DemoUser): void {
  const ahead = upcomingBookings(state, user)
  for (const booking of state.bookings.filter(({ userId }) => userId === user.id)) {
    const unpaid = booking.status === 'held' || booking.status === 'lapsed'
    if (unpaid || ahead.includes(booking)) endBooking(state, booking, 'cancelled')
  }
}

function userById({ users }: DemoState, id: string): DemoUser {
  const user = users.find((candidate) => candidate.id === id && !candidate.erasedAt)
  if (!user) throw refusal('notFound')
  return user
}
