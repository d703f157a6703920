import * as calls from '#shared/contract/admin-users.ts'
import type { BodySent } from '#shared/contract/call.ts'
import { birthDateProblem } from '#shared/domain/birth-date.ts'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { GENDER_REQUIRED } from '#shared/domain/options.ts'
import { phoneProblem } from '#shared/domain/phone.ts'
import { mayChangeAccount, mayChangeRole, mayDeactivate } from '#shared/domain/user.ts'
import { answer } from '#web/demo/answer.ts'
import { isPhoneTaken } from '#web/demo/auth-answers.ts'
import { booked } from '#web/demo/booked.ts'
import { admin } from '#web/demo/callers.ts'
import { type DemoHall, type DemoPerson, today } from '#web/demo/demo-hall.ts'
import { cancel, stateOf } from '#web/demo/desk-answers.ts'
import { pageOf } from '#web/demo/page-of.ts'
import { changesBetween, recordChange } from '#web/demo/record-change.ts'
import { invalidFields, refusal } from '#web/demo/refusal.ts'
import { keepsSeatAhead } from '#web/demo/seat-keeping.ts'
import { isPersonOf } from '#web/demo/user-search.ts'

/** User Management. */
export const userAnswers = [
  answer(calls.listUsers, ({ hall, caller, query }) => {
    admin(caller)
    const page = Number(query.page ?? 1)
    const found = hall.people.filter(
      (person) => !person.erased && isPersonOf(person, query.search ?? ''),
    )
    const users = pageOf(found, page, ROWS_PER_PAGE).map(listedUser)
    return { data: { users, total: found.length, page } }
  }),

  answer(calls.getUser, ({ hall, caller, params }) => {
    admin(caller)
    return { data: viewedUser(hall, personById(hall, params.id)) }
  }),

  answer(calls.editUser, ({ hall, caller, params, body }) => {
    const by = admin(caller)
    const person = personToChange(hall, by, params.id)
    if (body.version !== versionOf(person)) throw refusal('userChanged')
    judgeEdit(hall, by, person, body)
    const { phoneNumber, gender, dateOfBirth, role = person.role } = body
    const edit = { fullName: body.fullName.trim(), phoneNumber, gender, dateOfBirth, role }
    const action = role === person.role ? 'user.edit' : 'user.change-role'
    const details = changesBetween(person, edit)
    if (Object.keys(details).length > 0) {
      recordChange(hall, by, action, `user:${person.id}`, details)
    }
    Object.assign(person, edit)
    return { message: 'The changes have been saved' }
  }),

  answer(calls.deactivateUser, ({ hall, caller, params, body }) => {
    const by = admin(caller)
    const person = personToChange(hall, by, params.id)
    if (!mayDeactivate(by, person)) throw refusal('ownAccount')
    const kept = hall.bookings.filter(
      (booking) => booking.userId === person.id && keepsSeatAhead(hall, booking),
    )
    if (kept.length > 0 && body.freeSeats !== true) throw refusal('seatsWouldBeFreed')
    const freedBookings = kept.map(({ id, seat }) => ({ booking: id, seat }))
    recordChange(hall, by, 'user.deactivate', `user:${person.id}`, { freedBookings })
    for (const booking of kept) cancel(hall, booking)
    person.active = false
    return { message: 'The account has been deactivated' }
  }),

  answer(calls.reactivateUser, ({ hall, caller, params }) => {
    const by = admin(caller)
    const person = personToChange(hall, by, params.id)
    if (!person.active) recordChange(hall, by, 'user.reactivate', `user:${person.id}`)
    person.active = true
    return { message: 'The account can be used again' }
  }),
]

function personById(hall: DemoHall, id: string): DemoPerson {
  const person = hall.people.find((candidate) => candidate.id === id && !candidate.erased)
  if (!person) throw refusal('notFound')
  return person
}

function personToChange(hall: DemoHall, by: DemoPerson, id: string): DemoPerson {
  const person = personById(hall, id)
  if (!mayChangeAccount(by, person)) throw refusal('accountOfAdmin')
  return person
}

function judgeEdit(
  hall: DemoHall,
  by: DemoPerson,
  person: DemoPerson,
  { role = person.role, phoneNumber, gender, dateOfBirth }: BodySent<typeof calls.editUser>,
): void {
  if (role !== person.role && !mayChangeRole(by, person)) throw refusal('roleNotYours')
  if (phoneNumber !== null && isPhoneTaken(hall, phoneNumber, person.id))
    throw refusal('phoneTaken')
  const required = role === 'user'
  const problems = {
    phoneNumber: required && phoneNumber === null ? phoneProblem('') : undefined,
    gender: required && gender === null ? GENDER_REQUIRED : undefined,
    dateOfBirth:
      required || dateOfBirth !== null
        ? birthDateProblem(dateOfBirth ?? '', today(hall))
        : undefined,
  }
  if (Object.values(problems).some((problem) => problem !== undefined)) {
    throw invalidFields(problems)
  }
}

function listedUser(person: DemoPerson): calls.UserListed {
  return {
    id: person.id,
    name: person.fullName,
    email: person.email,
    dyanpittId: person.memberId,
    role: person.role,
    active: person.active,
  }
}

function viewedUser(hall: DemoHall, person: DemoPerson): calls.UserViewed {
  const own = ({ userId }: { userId: string }) => userId === person.id
  return {
    ...listedUser(person),
    phoneNumber: person.phoneNumber,
    gender: person.gender,
    dateOfBirth: person.dateOfBirth,
    registrationDate: person.createdAt.toISOString(),
    avatar: person.avatar,
    membershipDetails: person.membership && {
      ...person.membership,
      selfiePhoto: `/api/admin/users/${person.id}/selfie`,
    },
    bookings: hall.bookings
      .filter((booking) => own(booking) && booking.status !== 'replaced')
      .map((booking) => ({
        ...booked(booking),
        state: stateOf(hall, booking),
      })),
    payments: hall.payments.filter(own).map(({ id, amount, method, state, createdAt }) => ({
      ...{ id, amount, method, state },
      at: createdAt.toISOString(),
    })),
    version: versionOf(person),
  }
}

/** Stands for what can be edited, as it is. */
function versionOf({ fullName, phoneNumber, gender, dateOfBirth, role }: DemoPerson): string {
  return JSON.stringify([fullName, phoneNumber, gender, dateOfBirth, role])
}
