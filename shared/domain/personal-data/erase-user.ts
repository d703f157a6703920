import { type AuditChange, freedBookings } from '../audit/audit-change.ts'
import { lastPaidDay } from '../booking/durations.ts'
import type { BookingStatus } from '../booking/occupancy.ts'
import { type CalendarDay, laterDay } from '../calendar-day.ts'
import { type Decision, firstRefusal } from '../refusal.ts'
import { isLastSuperAdmin, type Role } from '../user/user.ts'
import { mayErase } from './erasure.ts'

type Person = { id: string; role: Role }

type BookingWithSeat = { id: string; seatId: string; status: BookingStatus; endDate: CalendarDay }

type Facts = {
  /** The ids of the super admins who can log in. */
  superAdmins: readonly string[]
  /** The user's bookings that keep a seat today or later. */
  bookingsWithSeat: readonly BookingWithSeat[]
}

/**
 * Erases a user's account. Returns the change for the audit log. `user` is undefined for an unknown
 * id.
 */
export function eraseUser(
  admin: Person,
  user: Person | undefined,
  { superAdmins, bookingsWithSeat, freeSeats }: Facts & { freeSeats: boolean },
): Decision<AuditChange> {
  const allowed = superAdmins.includes(admin.id) && (!user || mayErase(admin, user))
  if (!allowed) return { refusal: { code: 'eraseNotAllowed' } }
  if (!user) return { refusal: { code: 'notFound' } }
  const refusal = firstRefusal(['seatsWouldBeFreed', bookingsWithSeat.length > 0 && !freeSeats])
  return refusal ? { refusal } : { outcome: erasure(user, bookingsWithSeat) }
}

type OwnFacts = Facts & {
  /** Whether the user typed the right password. */
  passwordRight: boolean
  /** Whether the user agreed to give up paid days. */
  endMembership: boolean
}

/** Erases the user's own account. Returns the change for the audit log. */
export function checkOwnDeletion(
  user: Person,
  { superAdmins, bookingsWithSeat, passwordRight, endMembership }: OwnFacts,
): Decision<AuditChange> {
  if (!passwordRight) return { refusal: { code: 'wrongPassword' } }
  if (isLastSuperAdmin(user, superAdmins)) return { refusal: { code: 'lastSuperAdmin' } }
  const paidUntil = bookingsWithSeat
    .filter(({ status }) => status === 'paid')
    .map(({ endDate }) => endDate)
    .reduce(laterDay, '')
  if (paidUntil !== '' && !endMembership) {
    return {
      refusal: { code: 'membershipActive', values: { day: lastPaidDay(paidUntil) } },
    }
  }
  return { outcome: erasure(user, bookingsWithSeat) }
}

function erasure({ id }: Person, bookingsWithSeat: readonly BookingWithSeat[]): AuditChange {
  return { action: 'user.erase', subject: `user:${id}`, details: freedBookings(bookingsWithSeat) }
}
