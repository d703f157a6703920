import * as calls from '#shared/contract/addresses.ts'
import { aboutDataFile } from '#shared/domain/personal-data/data-file.ts'
import { deleteOwnAccount, eraseUser } from '#shared/domain/personal-data/erase-user.ts'
import {
  ERASED_USER,
  erasedEmail,
  KEPT_AUDIT_DETAILS,
} from '#shared/domain/personal-data/erasure.ts'
import { isLastSuperAdmin } from '#shared/domain/user/user.ts'
import { personalDataReply } from '#shared/replies/personal-data.ts'
import { ACCOUNT_DONE, USER_DONE } from '#shared/words/en/user.ts'
import { ADMIN, answer, USER } from '#web/demo/answer.ts'
import { isPasswordOf } from '#web/demo/auth-answers.ts'
import { upcomingBookings } from '#web/demo/demo-booking.ts'
import { type DemoState, type DemoUser, recordChange, TIME_ZONE } from '#web/demo/demo-state.ts'
import { superAdmins } from '#web/demo/demo-user.ts'
import { allowed, refusal } from '#web/demo/refusal.ts'
import { freeSeats } from '#web/demo/user-answers.ts'

/** Personal data and its deletion. */
export const privacyAnswers = [
  answer(calls.exportData, USER, ({ state, user }) => ({ data: personalData(state, user) })),

  answer(calls.deletionOutlook, USER, ({ state, user }) => ({
    data: { lastSuperAdmin: isLastSuperAdmin(user, superAdmins(state)) },
  })),

  answer(calls.deleteOwnUser, USER, ({ state, user, body }) => {
    if (!isPasswordOf(user, body.password)) throw refusal('passwordWrong')
    const facts = { superAdmins: superAdmins(state), keptBookings: upcomingBookings(state, user) }
    const giveUpMembership = body.giveUpMembership === true
    const change = allowed(deleteOwnAccount(user, { ...facts, giveUpMembership }))
    erase(state, user)
    recordChange(state, user, change)
    return { message: ACCOUNT_DONE.deleted }
  }),

  answer(calls.eraseUser, ADMIN, ({ state, user: admin, params, body }) => {
    const user = state.users.find(({ id, erasedAt }) => id === params.id && !erasedAt)
    const keptBookings = user ? upcomingBookings(state, user) : []
    const freeSeats = body.freeSeats === true
    const facts = { superAdmins: superAdmins(state), keptBookings, freeSeats }
    const change = allowed(eraseUser(admin, user, facts))
    if (user) erase(state, user)
    recordChange(state, admin, change)
    return { message: USER_DONE.erased }
  }),
]

/** Erases personal data. Bookings, payments and audit log entries are kept without a name. */
function erase(state: DemoState, user: DemoUser): void {
  freeSeats(state, user)
  for (const change of state.changes.filter(({ subject }) => subject === `user:${user.id}`)) {
    const details = Object.entries(change.details)
    change.details = Object.fromEntries(
      details.filter(([name]) => KEPT_AUDIT_DETAILS.includes(name)),
    )
  }
  state.tours = state.tours.filter(({ email }) => email !== user.email)
  const at = state.now()
  const email = erasedEmail(user)
  Object.assign(user, { ...ERASED_USER, email, membership: null, deactivatedAt: at, erasedAt: at })
}

function personalData(state: DemoState, user: DemoUser) {
  const { createdAt, membership } = user
  const own = ({ userId }: { userId: string }) => userId === user.id
  const bookings = state.bookings.filter(own)
  const tours = state.tours.filter(({ email }) => email === user.email)
  const subjects = [
    `user:${user.id}`,
    ...bookings.map(({ id }) => `booking:${id}`),
    ...tours.map(({ id }) => `tour:${id}`),
  ]
  const records = {
    user: { ...user, registeredAt: createdAt },
    membership: membership && { ...membership, savedAt: createdAt },
    bookings: bookings
      .toReversed()
      .map((booking) => ({ ...booking, bookedAt: booking.createdAt, remindedDaysBefore: [] })),
    payments: state.payments.filter(own).toReversed(),
    tours: tours.toReversed().map((tour) => ({ ...tour, requestedAt: tour.createdAt })),
    changes: state.changes.filter(({ subject }) => subjects.includes(subject)).toReversed(),
    ...{ sessions: [], mails: [], codes: [] },
  }
  const hall = { hall: state.settings.name, timeZone: TIME_ZONE, at: state.now() }
  // Sample pictures are only drawings.
  const pictures = { profile: null, selfie: null }
  return personalDataReply(records, pictures, aboutDataFile({ ...user, ...hall }))
}
