import type { CalendarDay } from '../calendar-day.ts'

/** The content of a visitor pass's QR code (specification document 2, section 3). */
export type VisitorPass = {
  type: 'VISITOR_PASS'
  id: string
  name: string
  email: string
  contact: string
  gender: string
  tourDate: CalendarDay
  tourTime: string
  generatedAt: string
  status: 'pending'
  /** Set only on demo-mode passes, which the scanner refuses. */
  demo?: true
}

/** The content of a member's entrance QR code (specification document 2, section 3). */
type MembershipPass = {
  type: 'MEMBERSHIP_PASS'
  id: string
  name: string
  email: string
  membership: string
  timeSlot: string
  validFrom: CalendarDay
  validUntil: CalendarDay
  seat: string
  generatedAt: string
  status: 'active'
  demo?: true
}

export const VISITOR_PASS_SIZE = 256
export const MEMBERSHIP_PASS_SIZE = 200
export const PASS_MARGIN = 2

/** Returns the QR text of a visitor pass. `generatedAt` is an ISO 8601 instant. */
export function visitorPassText(
  visitor: {
    id: string
    fullName: string
    email: string
    phoneNumber: string
    gender: string
    tourDate: CalendarDay
    tourTime: string
  },
  generatedAt: string,
  { demo = false } = {},
): string {
  const pass: VisitorPass = {
    type: 'VISITOR_PASS',
    id: visitor.id,
    name: visitor.fullName,
    email: visitor.email,
    contact: visitor.phoneNumber,
    gender: visitor.gender,
    tourDate: visitor.tourDate,
    tourTime: visitor.tourTime,
    generatedAt,
    status: 'pending',
    ...(demo && { demo }),
  }
  return JSON.stringify(pass)
}

/** Returns the QR text of a member's entrance pass, with the email if there is no member ID. */
export function membershipPassText(
  member: {
    memberId: string | null
    email: string
    fullName: string
    room: string
    batch: string
    startDate: CalendarDay
    endDate: CalendarDay
    seat: string | null
  },
  generatedAt: string,
  { demo = false } = {},
): string {
  const pass: MembershipPass = {
    type: 'MEMBERSHIP_PASS',
    id: member.memberId ?? member.email,
    name: member.fullName,
    email: member.email,
    membership: member.room,
    timeSlot: member.batch,
    validFrom: member.startDate,
    validUntil: member.endDate,
    seat: member.seat ?? 'Any',
    generatedAt,
    status: 'active',
    ...(demo && { demo }),
  }
  return JSON.stringify(pass)
}
