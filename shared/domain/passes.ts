import type { CalendarDay } from './calendar-day.ts'

/** What a visitor pass's QR code holds (document 2, section 3). */
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
}

/** What a member's entrance QR code holds (document 2, section 3). */
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
}

export const VISITOR_PASS_SIZE = 256
export const MEMBERSHIP_PASS_SIZE = 200
export const PASS_MARGIN = 2

/** The QR text of a visitor pass. `generatedAt` is an ISO 8601 instant. */
export function visitorPassText(
  visitor: {
    _id: string
    fullName: string
    email: string
    phoneNumber: string
    gender: string
    tourDate: CalendarDay
    tourTime: string
  },
  generatedAt: string,
): string {
  const pass: VisitorPass = {
    type: 'VISITOR_PASS',
    id: visitor._id,
    name: visitor.fullName,
    email: visitor.email,
    contact: visitor.phoneNumber,
    gender: visitor.gender,
    tourDate: visitor.tourDate,
    tourTime: visitor.tourTime,
    generatedAt,
    status: 'pending',
  }
  return JSON.stringify(pass)
}

/** The QR text of a member's entrance pass; the email stands in while there is no member ID. */
export function membershipPassText(
  member: {
    dyanpittId: string | null
    email: string
    fullName: string
    membershipType: string
    timeSlot: string
    membershipStartDate: CalendarDay
    membershipEndDate: CalendarDay
    preferredSeat: string | null
  },
  generatedAt: string,
): string {
  const pass: MembershipPass = {
    type: 'MEMBERSHIP_PASS',
    id: member.dyanpittId ?? member.email,
    name: member.fullName,
    email: member.email,
    membership: member.membershipType,
    timeSlot: member.timeSlot,
    validFrom: member.membershipStartDate,
    validUntil: member.membershipEndDate,
    seat: member.preferredSeat ?? 'Any',
    generatedAt,
    status: 'active',
  }
  return JSON.stringify(pass)
}
