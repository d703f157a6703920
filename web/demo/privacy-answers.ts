import * as calls from '#shared/contract/privacy.ts'
import { displayDay, laterDay } from '#shared/domain/calendar-day.ts'
import { DELETED_MEMBER, mayErase } from '#shared/domain/erasure.ts'
import { answer } from '#web/demo/answer.ts'
import { admin, signedIn } from '#web/demo/callers.ts'
import type { DemoHall, DemoPerson } from '#web/demo/demo-hall.ts'
import { cancel } from '#web/demo/desk-answers.ts'
import { personalData } from '#web/demo/personal-data.ts'
import { recordChange } from '#web/demo/record-change.ts'
import { refusal } from '#web/demo/refusal.ts'
import { keepsSeatAhead } from '#web/demo/seat-keeping.ts'

/** What the audit log may still tell of an account without a person. */
const KEPT_DETAILS = ['role', 'freedBookings']

/** What the hall holds about somebody, and its end. */
export const privacyAnswers = [
  answer(calls.exportData, ({ hall, caller }) => ({ data: personalData(hall, signedIn(caller)) })),

  answer(calls.deletionOutlook, ({ hall, caller }) => ({
    data: { lastSuperAdmin: isLastSuperAdmin(hall, signedIn(caller)) },
  })),

  answer(calls.deleteAccount, ({ hall, caller, body }) => {
    const person = signedIn(caller)
    const right = person.password === undefined || person.password === body.password
    if (!right) throw refusal('passwordWrong')
    if (isLastSuperAdmin(hall, person)) throw refusal('lastSuperAdmin')
    const paidUntil = bookingsAhead(hall, person)
      .filter(({ status }) => status === 'paid')
      .map(({ end }) => end)
      .reduce(laterDay, '')
    if (paidUntil !== '' && body.giveUpMembership !== true) {
      throw refusal('membershipRuns', { values: { day: displayDay(paidUntil) } })
    }
    erase(hall, person, person)
    return { message: 'Your account and your personal data have been deleted' }
  }),

  answer(calls.eraseUser, ({ hall, caller, params, body }) => {
    const by = admin(caller)
    const person = hall.people.find(({ id, erased }) => id === params.id && !erased)
    if (!mayErase(by, { id: params.id })) throw refusal('eraseNotYours')
    if (!person) throw refusal('notFound')
    if (bookingsAhead(hall, person).length > 0 && body.freeSeats !== true) {
      throw refusal('seatsWouldBeFreed')
    }
    erase(hall, person, by)
    return { message: 'The account and its personal data have been erased' }
  }),
]

function isLastSuperAdmin(hall: DemoHall, person: DemoPerson): boolean {
  const others = hall.people.filter(({ role, active }) => role === 'super_admin' && active)
  return person.role === 'super_admin' && others.every(({ id }) => id === person.id)
}

function bookingsAhead(hall: DemoHall, person: DemoPerson) {
  return hall.bookings.filter(
    (booking) => booking.userId === person.id && keepsSeatAhead(hall, booking),
  )
}

/** Bookings and payments stay, without a name; so does what the audit log tells of the account. */
function erase(hall: DemoHall, person: DemoPerson, by: DemoPerson): void {
  const freed = bookingsAhead(hall, person)
  for (const booking of freed) cancel(hall, booking)
  const subject = `user:${person.id}`
  for (const change of hall.changes.filter((each) => each.subject === subject)) {
    const kept = Object.entries(change.details).filter(([name]) => KEPT_DETAILS.includes(name))
    change.details = Object.fromEntries(kept)
  }
  const freedBookings = freed.map(({ id, seat }) => ({ booking: id, seat }))
  recordChange(hall, by, 'user.erase', subject, { freedBookings })
  hall.tours = hall.tours.filter(({ email }) => email !== person.email)
  delete person.selfie
  Object.assign(person, {
    email: '',
    fullName: DELETED_MEMBER,
    role: 'user',
    phoneNumber: null,
    gender: null,
    dateOfBirth: null,
    avatar: null,
    membership: null,
    active: false,
    erased: true,
  } satisfies Partial<DemoPerson>)
}
