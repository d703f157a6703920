import type { MembershipDetails } from '#shared/contract/user.ts'
import type { AuditAction } from '#shared/domain/audit-log.ts'
import type { Batch } from '#shared/domain/batches.ts'
import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import type { Duration } from '#shared/domain/durations.ts'
import type { CodePurpose } from '#shared/domain/one-time-code.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { PaymentMethod, PaymentState } from '#shared/domain/payment.ts'
import type { Room } from '#shared/domain/rooms.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import type { HallSettings } from '#shared/domain/settings.ts'
import type { TourStatus } from '#shared/domain/tour.ts'
import type { TourForm } from '#shared/domain/tour-form.ts'
import type { Role } from '#shared/domain/user.ts'

export const TIME_ZONE = 'Asia/Kolkata'
export const HOLD_MINUTES = 30

export type DemoPerson = {
  id: string
  email: string
  fullName: string
  role: Role
  phoneNumber: string | null
  gender: Gender | null
  dateOfBirth: CalendarDay | null
  /** Undefined for the people of the sample: any password is theirs. */
  password?: string
  memberId: string | null
  avatar: string | null
  createdAt: Date
  active: boolean
  /** Nobody any more: only the bookings are left. */
  erased?: true
  membership: Omit<MembershipDetails, 'selfiePhoto'> | null
  /** Undefined for the people of the sample: a drawn one stands in. */
  selfie?: Blob
}

export type DemoBooking = {
  id: string
  userId: string
  seat: SeatId
  membershipType: Room
  timeSlot: Batch
  membershipDuration: Duration
  start: CalendarDay
  end: CalendarDay
  amount: number
  renewal: boolean
  /** As the server keeps it. replaced: the member chose again before paying. */
  status: 'held' | 'replaced' | 'paid' | 'cancelled'
  heldUntil: Date
  createdAt: Date
  paidAt: Date | null
}

export type DemoPayment = {
  id: string
  bookingId: string
  userId: string
  amount: number
  method: PaymentMethod | null
  state: PaymentState
  issuedMemberId: boolean
  createdAt: Date
}

export type DemoTour = TourForm & {
  id: string
  gender: Gender
  status: TourStatus
  adminNotes?: string
  createdAt: Date
  completedAt: Date | null
}

export type DemoCode = { sentAt: Date; wrongTries: number; used: boolean }

export type DemoChange = {
  /** Counted from 1. */
  number: number
  at: Date
  adminId: string
  action: AuditAction
  subject: string
  details: object
}

/** All that the demo's hall knows. It lives in the page and ends with it. */
export type DemoHall = {
  now: () => Date
  /** The newest of each first. */
  people: DemoPerson[]
  bookings: DemoBooking[]
  payments: DemoPayment[]
  tours: DemoTour[]
  /** What admins have changed. */
  changes: DemoChange[]
  settings: HallSettings & { version: number }
  closedSeats: SeatId[]
  /** The last code of each purpose and email. */
  codes: Map<string, DemoCode>
  /** The emails that a code has proved. */
  proved: Set<string>
  /** Whose each handed out token is. */
  sessions: Map<string, string>
  /** The id of the next thing that is added. */
  nextId: () => string
}

export function today(hall: DemoHall): CalendarDay {
  return dayIn(TIME_ZONE, hall.now())
}

export function codeKey(purpose: CodePurpose, email: string): string {
  return `${purpose} ${email}`
}
