import * as z from 'zod/mini'
import { LANGUAGES } from '../../domain/language.ts'
import { DEPOSIT_KINDS } from '../../domain/money/deposit.ts'
import { TOUR_FIELDS } from '../../domain/tour/tour-form.ts'
import { CONTACT_KINDS } from '../../domain/user/member-note.ts'
import { bookingSummary } from '../booking/booking-summary.ts'
import { agreedLateFee, calendarDay, instant, rupeeAmount, uniformFields } from '../fields.ts'
import { receipt, voucher } from '../money/receipt.ts'
import { parentalConsent } from './parental-consent.ts'
import { shownNotice } from './privacy-notice.ts'

/** A stored picture as a data: URL, which a browser can open. */
const picture = z.string().check(z.startsWith('data:image/webp;base64,'))

/** The file's introduction: shared/domain/personal-data/data-file.ts. */
export const about = z.object({
  whose: z.string(),
  hall: z.string(),
  madeAt: instant,
  times: z.string(),
  pictures: z.string(),
  amounts: z.string(),
  /** The values at each path of the file, and their meanings. */
  codes: z.record(z.string(), z.record(z.string(), z.string())),
})

const user = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  fullName: z.string(),
  role: z.string(),
  phoneNumber: z.nullable(z.string()),
  dateOfBirth: z.nullable(calendarDay),
  gender: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  /** Whether the user's time in the hall is added up, which only adults are offered. */
  attendanceOn: z.boolean(),
  /** The key itself is not included. */
  secondFactorOn: z.boolean(),
  registeredAt: instant,
  /** The notice shown at registration. */
  privacyNotice: shownNotice,
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

const booking = z.extend(bookingSummary, {
  renewal: z.boolean(),
  status: z.string(),
  heldUntil: instant,
  bookedAt: instant,
  paidAt: z.nullable(instant),
  remindedToPayAt: z.nullable(instant),
  /** The days before the end on which reminders were sent. */
  remindedDaysBefore: z.array(z.int()),
})

const payment = z.object({
  id: z.string(),
  bookingId: z.string(),
  amount: rupeeAmount,
  /** What reception took off the price, and why; '' without a discount. */
  discount: rupeeAmount,
  discountName: z.string(),
  /** The deposit that was asked for in addition to the amount, if any, and the first day on which it is no longer valid. */
  deposit: z.optional(rupeeAmount),
  depositKind: z.optional(z.nullable(z.enum(DEPOSIT_KINDS))),
  depositUntil: z.optional(z.nullable(calendarDay)),
  /** The late fee that was paid in addition to the amount, if any. */
  lateFee: z.optional(rupeeAmount),
  method: z.nullable(z.string()),
  status: z.string(),
  reference: z.nullable(z.string()),
  /** Never the admin's name, which is another person's data. */
  confirmedBy: z.nullable(z.literal('reception')),
  confirmedAt: z.nullable(instant),
  createdAt: instant,
})

const due = z.object({
  bookingId: z.string(),
  amount: rupeeAmount,
  open: rupeeAmount,
  payableOn: calendarDay,
  allowedAt: instant,
  writtenOffAt: z.nullable(instant),
  /** The days before payableOn on which reminders were sent. */
  remindedDaysBefore: z.array(z.int()),
  /** The late fee that it still has, if any. */
  lateFee: z.optional(agreedLateFee),
})

/** A UTR that the user entered, and what reception said about it. */
const upiClaim = z.object({
  paymentId: z.string(),
  utr: z.string(),
  status: z.string(),
  sentAt: instant,
  checkedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

export const storedTour = z.object({
  id: z.string(),
  ...uniformFields(TOUR_FIELDS, z.string()),
  tourDate: calendarDay,
  examinationDate: calendarDay,
  startDate: calendarDay,
  status: z.string(),
  language: z.enum(LANGUAGES),
  adminNotes: z.nullable(z.string()),
  followUpOn: z.nullable(calendarDay),
  contactKind: z.nullable(z.enum(CONTACT_KINDS)),
  contactedAt: z.nullable(instant),
  requestedAt: instant,
  completedAt: z.nullable(instant),
  privacyNotice: shownNotice,
})

/** A queued email. It is deleted once sent. */
export const storedMail = z.object({ subject: z.string(), queuedAt: instant })

export const storedCode = z.object({ purpose: z.string(), sentAt: instant, expiresAt: instant })

/** A change by an admin or the user. */
export const storedChange = z.object({
  at: instant,
  by: z.enum(['you', 'reception']),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
})

/** Everything the hall stores about one user. */
export const personalData = z.object({
  about,
  account: user,
  pictures: z.object({
    profile: z.nullable(picture),
    selfie: z.nullable(picture),
    /** Screenshots of UPI payments. */
    screenshots: z.array(z.object({ utr: z.string(), picture: z.nullable(picture) })),
  }),
  membershipDetails: z.nullable(membership),
  /** Consents by a parent, including withdrawn ones. */
  parentalConsents: z.array(parentalConsent),
  bookings: z.array(booking),
  payments: z.array(payment),
  /** What the user owed or still owes for partly paid bookings. */
  dues: z.array(due),
  receipts: z.array(receipt),
  /** The vouchers of refunds. */
  refunds: z.array(voucher),
  upiClaims: z.array(upiClaim),
  /** The lines of the hall's bank statement that were matched with the payments. */
  bankLines: z.array(
    z.object({
      day: calendarDay,
      amount: z.number(),
      narration: z.string(),
      utrs: z.array(z.string()),
      paymentId: z.string(),
    }),
  ),
  /** Tours requested with the user's email. */
  tours: z.array(storedTour),
  sessions: z.array(
    z.object({
      startedAt: instant,
      lastUsedAt: instant,
      expiresAt: instant,
      endedAt: z.nullable(instant),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
    }),
  ),
  /** The browsers that get notifications. */
  notifications: z.array(z.object({ endpoint: z.string(), since: instant })),
  /** Entrance passes: on the phone and printed. */
  passes: z.array(
    z.object({
      kind: z.string(),
      issuedAt: instant,
      revokedAt: z.nullable(instant),
      revokedReason: z.nullable(z.string()),
    }),
  ),
  /** What reception wrote about the user, and its calls and messages to them. */
  notes: z.array(
    z.object({
      at: instant,
      kind: z.string(),
      text: z.string(),
      /** The booking that it is about, if it names one. */
      bookingId: z.nullable(z.string()),
    }),
  ),
  /** Check-ins and check-outs at the door. */
  entries: z.array(
    z.object({
      at: instant,
      direction: z.string(),
      outcome: z.string(),
      /** Why the check-in was refused, or what was wrong with the pass on check-out. */
      reason: z.nullable(z.string()),
      /** What reception was asked to check. */
      looks: z.readonly(z.array(z.string())),
      /** What reception wrote when it let the member in anyway. */
      note: z.nullable(z.string()),
      source: z.string(),
      gate: z.string(),
      room: z.nullable(z.string()),
      studyDay: calendarDay,
      half: z.string(),
    }),
  ),
  mails: z.array(storedMail),
  codes: z.array(storedCode),
  /** Changes to the account, its bookings and tours. */
  changes: z.array(storedChange),
})
export type PersonalData = z.infer<typeof personalData>
