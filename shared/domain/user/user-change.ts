import { type AuditChange, changedFields, freedBookings } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { GENDER_PROBLEMS, type Gender } from '../options.ts'
import { type Decision, firstRefusal, invalidForm, type Refusal } from '../refusal.ts'
import { birthDateProblem } from './birth-date.ts'
import { EMAIL_PROBLEMS, isReservedEmail } from './email.ts'
import { phoneProblem } from './phone.ts'
import { isLastSuperAdmin, isStaff, type Role } from './user.ts'
import { mayChangeRole, mayChangeUser, mayDeactivate, maySeeDetails } from './user-access.ts'

/** The fields of a user that an admin can edit. Members have all of them; staff may have none. */
export type UserDetails = {
  fullName: string
  /** Null only for an unclaimed account. */
  email: string | null
  phoneNumber: string | null
  gender: Gender | null
  dateOfBirth: CalendarDay | null
  role: Role
}

export const DETAIL_FIELDS = [
  'fullName',
  'email',
  'phoneNumber',
  'gender',
  'dateOfBirth',
  'role',
] as const

/** Serializes the details. Two versions of a user differ if and only if this text does. */
export function detailsText(user: UserDetails): string {
  return JSON.stringify(DETAIL_FIELDS.map((field) => user[field]))
}

type Admin = { id: string; role: Role }
type EditedUser = Admin & UserDetails & { awaitsClaim: boolean }

type EditFacts = {
  today: CalendarDay
  /** Whether the user was changed since the admin read them. Prevents lost updates. */
  stale: boolean
  /** The ids of the super admins who can log in. */
  superAdmins: readonly string[]
  /** Whether another user has the new email. */
  emailTaken: boolean
  /** Whether another user has the new phone number. */
  phoneTaken: boolean
}

/** Why a member of staff may not view a user. */
export function viewRefusal(admin: Admin, user: Admin): Refusal | undefined {
  return firstRefusal(['adminAccountNotAllowed', !maySeeDetails(admin, user)])
}

/**
 * Edits a user. Returns the change for the audit log, or null if nothing changes. A new email
 * counts only once its owner has entered a code sent to it; users change their own email
 * themselves.
 */
export function editUser(
  admin: Admin,
  user: EditedUser,
  edit: UserDetails,
  { today, stale, superAdmins, emailTaken, phoneTaken }: EditFacts,
): Decision<AuditChange | null> {
  const roleChanges = edit.role !== user.role
  const emailChanges = edit.email !== user.email
  const details = changedFields(DETAIL_FIELDS, user, edit)
  const changes = Object.keys(details).length > 0
  const refusal =
    firstRefusal(
      ['adminAccountNotAllowed', !mayChangeUser(admin, user)],
      // A repeated request is stale, but changes nothing.
      ['userChanged', stale && changes],
      ['ownEmailChangeNotAllowed', emailChanges && admin.id === user.id],
      // A mistyped email would give its owner the rights of an admin.
      ['adminEmailChangeNotAllowed', emailChanges && (isStaff(user) || isStaff(edit))],
      ['roleChangeNotAllowed', roleChanges && !mayChangeRole(admin, user)],
      ['accountUnclaimed', roleChanges && user.awaitsClaim],
      ['lastSuperAdmin', roleChanges && isLastSuperAdmin(user, superAdmins)],
    ) ??
    invalidForm({
      email:
        emailChanges && edit.email !== null && isReservedEmail(edit.email)
          ? EMAIL_PROBLEMS.emailInvalid
          : undefined,
      ...detailProblems(edit, today),
    }) ??
    firstRefusal(['emailTaken', emailTaken], ['phoneTaken', phoneTaken])
  if (refusal) return { refusal }
  if (!changes) return { outcome: null }
  const action = roleChanges ? 'user.change-role' : 'user.edit'
  return { outcome: { action, subject: `user:${user.id}`, details } }
}

type UserToDeactivate = Admin & { deactivatedAt: Date | null }

type DeactivationFacts = {
  superAdmins: readonly string[]
  /** The user's bookings that keep a seat today or later. */
  bookingsWithSeat: readonly { id: string; seatId: string }[]
  /** Whether the admin agreed to free those seats. */
  freeSeats: boolean
  /** Why this admin can't write off what is still owed for those seats. */
  writeOff?: Refusal | undefined
}

/** Deactivates a user. Returns the change for the audit log, or null if already deactivated. */
export function deactivateUser(
  admin: Admin,
  user: UserToDeactivate,
  { superAdmins, bookingsWithSeat, freeSeats, writeOff }: DeactivationFacts,
): Decision<AuditChange | null> {
  const refusal = changeRefusal(admin, user)
  if (refusal) return { refusal }
  if (user.deactivatedAt !== null) return { outcome: null }
  const seatsRefusal = firstRefusal(
    ['ownDeactivationNotAllowed', !mayDeactivate(admin, user)],
    ['lastSuperAdmin', isLastSuperAdmin(user, superAdmins)],
    ['seatsWouldBeFreed', bookingsWithSeat.length > 0 && !freeSeats],
  )
  const refused = seatsRefusal ?? writeOff
  if (refused) return { refusal: refused }
  const details = freedBookings(bookingsWithSeat)
  return { outcome: { action: 'user.deactivate', subject: `user:${user.id}`, details } }
}

/** Reactivates a user. Returns the change for the audit log, or null if active. */
export function reactivateUser(admin: Admin, user: UserToDeactivate): Decision<AuditChange | null> {
  const refusal = changeRefusal(admin, user)
  if (refusal) return { refusal }
  if (user.deactivatedAt === null) return { outcome: null }
  return { outcome: { action: 'user.reactivate', subject: `user:${user.id}`, details: {} } }
}

function changeRefusal(admin: Admin, user: Admin): Refusal | undefined {
  return firstRefusal(['adminAccountNotAllowed', !mayChangeUser(admin, user)])
}

function detailProblems(
  { role, phoneNumber, gender, dateOfBirth }: UserDetails,
  today: CalendarDay,
) {
  const required = role === 'user'
  return {
    phoneNumber: required && phoneNumber === null ? phoneProblem('') : undefined,
    gender: required && gender === null ? GENDER_PROBLEMS.genderRequired : undefined,
    dateOfBirth:
      required || dateOfBirth !== null ? birthDateProblem(dateOfBirth ?? '', today) : undefined,
  }
}
