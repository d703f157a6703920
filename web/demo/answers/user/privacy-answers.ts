import * as deskCalls from '#shared/contract/desk-endpoints.ts'
import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { dataFileIntroduction } from '#shared/domain/personal-data/data-file.ts'
import { checkOwnDeletion, eraseUser } from '#shared/domain/personal-data/erase-user.ts'
import * as erasure from '#shared/domain/personal-data/erasure.ts'
import { NOTICE_NOT_SHOWN } from '#shared/domain/personal-data/privacy-notice.ts'
import { isLastSuperAdmin } from '#shared/domain/user/user.ts'
import { personalDataReply } from '#shared/replies/personal-data.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { USER_MESSAGES } from '#shared/words/en/user/user-management.ts'
import { allowed, answer, staff, USER } from '#web/demo/answer.ts'
import { passwordMatches } from '#web/demo/answers/user/auth-answers.ts'
import { freeSeats, removalFacts } from '#web/demo/answers/user/user-answers.ts'
import { bookingsOf } from '#web/demo/demo-booking.ts'
import { eraseDiscountNames } from '#web/demo/demo-discount.ts'
import { writeOffDues } from '#web/demo/demo-due.ts'
import {
  type DemoPass,
  type DemoState,
  type DemoUser,
  recordChange,
  TIME_ZONE,
} from '#web/demo/demo-state.ts'
import { factorStateOf, superAdmins } from '#web/demo/demo-user-replies.ts'

/** Personal data and its deletion. */
export const privacyAnswers = [
  answer(ownEndpoints.exportData, USER, ({ state, user }) => ({ data: personalData(state, user) })),

  answer(ownEndpoints.deletionCheck, USER, ({ state, user }) => ({
    data: { lastSuperAdmin: isLastSuperAdmin(user, superAdmins(state)) },
  })),

  answer(ownEndpoints.deleteOwnUser, USER, ({ state, user, body }) => {
    const passwordRight = passwordMatches(user, body.password)
    const endMembership = body.endMembership === true
    const facts = { ...removalFacts(state, user), passwordRight, endMembership }
    const change = allowed(checkOwnDeletion(user, facts))
    erase(state, user, null)
    recordChange(state, user, change)
    return { message: OWN_USER_MESSAGES.deleted }
  }),

  answer(deskCalls.eraseUser, staff('erasure'), ({ state, user: admin, params, body }) => {
    const user = state.users.find(({ id, erasedAt }) => id === params.id && !erasedAt)
    const facts = { ...removalFacts(state, user), freeSeats: body.freeSeats === true }
    const change = allowed(eraseUser(admin, user, facts))
    if (user) erase(state, user, admin)
    recordChange(state, admin, change)
    return { message: USER_MESSAGES.erased }
  }),
]

/** Erases a user's personal data. Bookings, payments and audit entries stay, without a name. */
function erase(state: DemoState, user: DemoUser, admin: DemoUser | null): void {
  freeSeats(state, user)
  writeOffDues(state, { userId: user.id, all: true, by: admin?.id ?? null })
  const isKept = (name: string) => erasure.KEPT_AUDIT_DETAILS.includes(name)
  for (const change of state.changes.filter(({ subject }) => subject === `user:${user.id}`)) {
    const details = Object.entries(change.details)
    change.details = Object.fromEntries(details.filter(([name]) => isKept(name)))
  }
  state.passes = state.passes.filter(({ userId }) => userId !== user.id)
  state.entries = state.entries.filter(({ userId }) => userId !== user.id)
  state.notes = state.notes.filter(({ userId }) => userId !== user.id)
  for (const claim of state.claims) {
    if (claim.userId !== user.id) continue
    claim.note = null
    delete claim.screenshot
  }
  for (const refund of state.refunds) if (refund.userId === user.id) refund.reason = ''
  eraseDiscountNames(state, user)
  const verified = user.awaitsClaim ? null : (user.lastVerifiedEmail ?? user.email)
  const newOwner = state.users.find(({ id, email }) => id !== user.id && email === verified)
  if (verified !== null && !newOwner)
    state.tours = state.tours.filter(({ email }) => email !== verified)
  const erased = {
    ...erasure.ERASED_USER,
    email: erasure.erasedEmail(user),
    membership: null,
    parentalConsents: [],
    secondFactor: null,
    lastVerifiedEmail: null,
    awaitsClaim: false,
    ...NOTICE_NOT_SHOWN,
  }
  Object.assign(user, erased, { deactivatedAt: state.now(), erasedAt: state.now() })
}

function exportedPass({ kind, issuedAt, revokedAt, revokedReason }: DemoPass) {
  return { kind, issuedAt, revokedAt, revokedReason }
}

/** A user's claims, as in the data file. */
function exportedClaims({ claims }: DemoState, { id }: DemoUser) {
  return claims
    .filter(({ userId }) => userId === id)
    .map(
      ({ userId: _user, bookingId: _booking, checkedBy: _admin, screenshot: _picture, ...claim }) =>
        claim,
    )
}

/** The lines of the bank's statement that paid a user's bookings, as in the data file. */
function exportedBankLines({ statementRows, payments }: DemoState, { id: owner }: DemoUser) {
  return statementRows.toReversed().flatMap(({ day, amount, narration, utrs, paymentId }) => {
    const payment = payments.find(({ id, userId }) => id === paymentId && userId === owner)
    return payment ? [{ day, amount, narration, utrs, paymentId: payment.id }] : []
  })
}

/** The notes about a user, as in the data file. */
function exportedNotes({ notes }: DemoState, { id }: DemoUser) {
  return notes
    .filter(({ userId }) => userId === id)
    .toReversed()
    .map(({ at, kind, text, bookingId }) => ({ at, kind, text, bookingId }))
}

function personalData(state: DemoState, user: DemoUser) {
  const { createdAt, membership } = user
  const bookings = bookingsOf(state, user)
  const tours = state.tours.filter(({ email }) => email === user.email)
  const subjects = [
    `user:${user.id}`,
    ...bookings.map(({ id }) => `booking:${id}`),
    ...tours.map(({ id }) => `tour:${id}`),
  ]
  const records = {
    user: { ...user, registeredAt: createdAt, secondFactorOn: factorStateOf(user) === 'on' },
    membership: membership && { ...membership, savedAt: createdAt },
    parentalConsents: user.parentalConsents,
    bookings: bookings.toReversed().map((booking) => ({
      ...booking,
      bookedAt: booking.createdAt,
      remindedToPayAt: null,
      remindedDaysBefore: [],
    })),
    payments: state.payments.filter(({ userId }) => userId === user.id).toReversed(),
    dues: state.dues.filter(({ userId }) => userId === user.id),
    receipts: state.receipts.filter(({ userId }) => userId === user.id),
    refunds: state.refunds.filter(({ userId }) => userId === user.id),
    upiClaims: exportedClaims(state, user),
    bankLines: exportedBankLines(state, user),
    tours: tours.toReversed().map((tour) => ({ ...tour, requestedAt: tour.createdAt })),
    changes: state.changes.filter(({ subject }) => subjects.includes(subject)).toReversed(),
    sessions: [],
    notifications: [],
    passes: state.passes
      .filter(({ userId }) => userId === user.id)
      .toReversed()
      .map(exportedPass),
    notes: exportedNotes(state, user),
    entries: state.entries.filter(({ userId }) => userId === user.id),
    mails: [],
    codes: [],
  }
  const facts = { hallName: state.settings.name, timeZone: TIME_ZONE, at: state.now() }
  // The sample has no photos.
  const pictures = { profile: null, selfie: null, screenshots: [] }
  return personalDataReply(records, pictures, dataFileIntroduction({ ...user, ...facts }))
}
