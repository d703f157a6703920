import * as calls from '#shared/contract/desk-endpoints.ts'
import { isOver } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { drawerState } from '#shared/domain/money/method-correction.ts'
import { readListSearch } from '#shared/domain/user/desk-search.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { lastContactOf } from '#shared/domain/user/member-note.ts'
import { maySeeDetails } from '#shared/domain/user/user-access.ts'
import * as decide from '#shared/domain/user/user-change.ts'
import { listedUser, viewedUser } from '#shared/replies/managed-user.ts'
import { USER_MESSAGES } from '#shared/words/en/user/user-management.ts'
import {
  allowed,
  answer,
  refusal,
  rowsOf,
  sortedBy,
  staff,
  throwIfRefused,
} from '#web/demo/answer.ts'
import { isPhoneTaken } from '#web/demo/answers/user/auth-answers.ts'
import {
  bookingsOf,
  bookingsWithSeatOf,
  depositsOf,
  endBooking,
  paidAndRefunded,
  stateOf,
  waitingClaim,
} from '#web/demo/demo-booking.ts'
import { discountOf } from '#web/demo/demo-discount.ts'
import { dueOf, refusalToWriteOff, writeOffDues } from '#web/demo/demo-due.ts'
import { shiftOfPayment } from '#web/demo/demo-shift.ts'
import {
  type DemoState,
  type DemoUser,
  recordChange,
  recordView,
  studyDays,
  today,
} from '#web/demo/demo-state.ts'
import {
  currentConsent,
  endSessions,
  factorFacts,
  hasPhone,
  isUserFound,
  superAdmins,
} from '#web/demo/demo-user-replies.ts'
import { correctEmail } from '#web/demo/email-change.ts'

function hasPaidDays(state: DemoState, user: DemoUser): boolean {
  return bookingsOf(state, user).some(
    (booking) => booking.status === 'paid' && !isOver(booking, studyDays(state)),
  )
}

function paidUntil(state: DemoState, user: DemoUser): CalendarDay | null {
  const paid = bookingsOf(state, user).filter(({ status }) => status === 'paid')
  return (
    paid
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? null
  )
}

/** User Management. */
export const userAnswers = [
  answer(calls.listUsers, staff('members'), ({ state, query, user: admin }) => {
    const page = Number(query.page ?? 1)
    const { search = '' } = query
    const { phone } = readListSearch(search)
    const matching = state.users.filter(
      (user) =>
        !user.erasedAt &&
        (isUserFound(admin, user, search) ||
          (maySeeDetails(admin, user) && hasPhone(user, phone))) &&
        (query.with === undefined || hasPaidDays(state, user)),
    )
    const { sort = 'newest' } = query
    const last = sort === 'memberIdLast'
    // Users without a member ID come last: '~' sorts after all IDs.
    const key = (user: DemoUser) =>
      sort === 'name' ? user.fullName : (user.memberId ?? (last ? '' : '~'))
    const ordered = sort === 'newest' ? matching : sortedBy(matching, key, last)
    const users = rowsOf(ordered, pageSlice(page)).map((user) => {
      const lastContact = lastContactOf(state.notes, user.id)
      return listedUser(admin, { ...user, paidUntil: paidUntil(state, user), lastContact })
    })
    return { data: { users, total: matching.length, page } }
  }),

  answer(calls.getUser, staff('members'), ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    throwIfRefused(decide.viewRefusal(admin, user))
    recordView(state, admin, 'user.view', user.id)
    const bookings = bookingsOf(state, user)
      .filter(({ status }) => status !== 'replaced')
      .map((booking) => ({
        ...booking,
        ...paidAndRefunded(state, booking),
        discount: discountOf(state, booking),
        ...depositsOf(state, booking),
        ...dueOf(state, booking),
        state: stateOf(state, booking),
        utrSent: waitingClaim(state, booking) !== undefined,
      }))
    const payments = state.payments
      .filter(({ userId }) => userId === user.id)
      .map((payment) => ({
        ...payment,
        amount: payment.amount + payment.deposit + payment.lateFee,
        receipt: state.receipts.find(({ paymentId }) => paymentId === payment.id) ?? null,
        drawer: drawerState(shiftOfPayment(state, payment)),
      }))
    const refunds = state.refunds.filter(({ userId }) => userId === user.id)
    const version = decide.detailsText(user)
    const parentalConsent = currentConsent(user)
    const consent = { parentalConsent, parentConsented: parentalConsent !== null }
    const { factorOn } = factorFacts(state, user)
    return {
      data: viewedUser(
        { ...user, ...consent, factorOn, bookings, payments, refunds, version },
        { today: today(state), staff: admin, limits: state.settings },
      ),
    }
  }),

  answer(calls.editUser, staff('members'), ({ state, user: admin, params, body }) => {
    const user = userById(state, params.id)
    const { phoneNumber, gender, dateOfBirth, role = user.role } = body
    const email = body.email === undefined ? user.email : normalizeEmail(body.email)
    const edit = { fullName: body.fullName.trim(), email, phoneNumber, gender, dateOfBirth, role }
    const facts = {
      today: today(state),
      stale: body.version !== decide.detailsText(user),
      superAdmins: superAdmins(state),
      emailTaken:
        email !== null &&
        state.users.some((other) => other.id !== user.id && other.email === email),
      phoneTaken: phoneNumber !== null && isPhoneTaken(state, phoneNumber, user.id),
    }
    const change = allowed(decide.editUser(admin, user, edit, facts))
    if (email !== null && email !== user.email) {
      correctEmail(state, user, email)
      user.passwordInvalidated = true
      endSessions(state, user)
    }
    if (role !== user.role) endSessions(state, user)
    if (change) recordChange(state, admin, change)
    Object.assign(user, edit)
    return { message: USER_MESSAGES.edited }
  }),

  answer(calls.deactivateUser, staff('members'), ({ state, user: admin, params, body }) => {
    const user = userById(state, params.id)
    const removal = removalFacts(state, user)
    const writeOff = refusalToWriteOff(state, admin, removal.bookingsWithSeat)
    const facts = { ...removal, freeSeats: body.freeSeats === true, writeOff }
    const change = allowed(decide.deactivateUser(admin, user, facts))
    if (change) {
      recordChange(state, admin, change)
      freeSeats(state, user)
      writeOffDues(state, { userId: user.id, by: admin.id })
      endSessions(state, user)
      user.deactivatedAt = state.now()
    }
    return { message: USER_MESSAGES.deactivated }
  }),

  answer(calls.reactivateUser, staff('members'), ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    const change = allowed(decide.reactivateUser(admin, user))
    if (change) recordChange(state, admin, change)
    user.deactivatedAt = null
    return { message: USER_MESSAGES.reactivated }
  }),
]

/** Returns the facts that decide whether a user may be deactivated or erased. */
export function removalFacts(state: DemoState, user: DemoUser | undefined) {
  const bookingsWithSeat = user ? bookingsWithSeatOf(state, user) : []
  return { superAdmins: superAdmins(state), bookingsWithSeat }
}

/** Cancels a user's bookings that keep a seat today or later, and unpaid ones. */
export function freeSeats(state: DemoState, user: DemoUser): void {
  const unpaid = bookingsOf(state, user).filter(
    ({ status }) => status === 'held' || status === 'lapsed',
  )
  for (const booking of new Set([...unpaid, ...bookingsWithSeatOf(state, user)])) {
    endBooking(state, booking, 'cancelled')
  }
}

export function userById({ users }: DemoState, id: string): DemoUser {
  const user = users.find((candidate) => candidate.id === id && !candidate.erasedAt)
  if (!user) throw refusal('notFound')
  return user
}
