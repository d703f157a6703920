import * as z from 'zod/mini'
import { booked } from './booked.ts'
import { calendarDay, instant, rupeeAmount } from './fields.ts'

/** A stored picture, in the file itself: an address that a browser opens. */
const picture = z.string().check(z.startsWith('data:image/webp;base64,'))

/** What the file says of itself: shared/domain/data-file.ts. */
const about = z.object({
  whose: z.string(),
  hall: z.string(),
  madeAt: instant,
  times: z.string(),
  pictures: z.string(),
  amounts: z.string(),
  /** By the place in the file: each word that stands there, and what it means. */
  codes: z.record(z.string(), z.record(z.string(), z.string())),
})

const account = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  role: z.string(),
  phoneNumber: z.nullable(z.string()),
  dateOfBirth: z.nullable(calendarDay),
  gender: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  registeredAt: instant,
})

const membership = z.object({
  visitedBefore: z.boolean(),
  fatherName: z.string(),
  parentContactNumber: z.string(),
  educationalBackground: z.string(),
  currentOccupation: z.string(),
  currentAddress: z.string(),
  jobTitle: z.string(),
  examPreparation: z.string(),
  examinationDate: calendarDay,
  savedAt: instant,
})

const booking = z.extend(booked, {
  renewal: z.boolean(),
  status: z.string(),
  heldUntil: instant,
  bookedAt: instant,
  paidAt: z.nullable(instant),
  /** How many days before the end a reminder was mailed. */
  remindedDaysBefore: z.array(z.int()),
})

const payment = z.object({
  id: z.string(),
  bookingId: z.string(),
  amount: rupeeAmount,
  method: z.nullable(z.string()),
  status: z.string(),
  reference: z.nullable(z.string()),
  /** Never who: that is somebody else's name. */
  confirmedBy: z.nullable(z.literal('the desk')),
  confirmedAt: z.nullable(instant),
  createdAt: instant,
})

const tour = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  phoneNumber: z.string(),
  gender: z.string(),
  tourDate: calendarDay,
  tourTime: z.string(),
  educationalBackground: z.string(),
  currentOccupation: z.string(),
  jobTitle: z.string(),
  examPreparation: z.string(),
  examinationDate: calendarDay,
  studyRoomDuration: z.string(),
  howDidYouKnow: z.string(),
  previousStudyRoomExperience: z.string(),
  studyRoomComparison: z.string(),
  startDate: calendarDay,
  status: z.string(),
  adminNotes: z.nullable(z.string()),
  requestedAt: instant,
  completedAt: z.nullable(instant),
})

/** Everything that the hall holds about one person. */
export const personalData = z.object({
  about,
  account,
  pictures: z.object({ profile: z.nullable(picture), selfie: z.nullable(picture) }),
  membershipDetails: z.nullable(membership),
  bookings: z.array(booking),
  payments: z.array(payment),
  /** Those that were asked for with the account's email. */
  tours: z.array(tour),
  sessions: z.array(
    z.object({ startedAt: instant, expiresAt: instant, endedAt: z.nullable(instant) }),
  ),
  /** Mails on their way. Once one is sent the hall keeps nothing of it. */
  mails: z.array(z.object({ subject: z.string(), queuedAt: instant })),
  codes: z.array(z.object({ purpose: z.string(), sentAt: instant, expiresAt: instant })),
  /** What the desk, or the person, has changed on the account, its bookings and tours. */
  changes: z.array(
    z.object({
      at: instant,
      by: z.enum(['you', 'the desk']),
      action: z.string(),
      subject: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type PersonalData = z.infer<typeof personalData>
