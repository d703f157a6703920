import * as z from 'zod/mini'
import { TOUR_STATUSES } from '../domain/tour.ts'
import { defineCall } from './call.ts'
import { calendarDay, email, typedText } from './fields.ts'
import { scannedVisitor } from './visitor.ts'

/** A tour request as its visitor and the admins read it (document 2, section 3). */
export const tourRequest = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  gender: z.string(),
  tourDate: calendarDay,
  tourTime: z.string(),
  educationalBackground: z.string(),
  currentOccupation: z.string(),
  jobTitle: z.string(),
  examPreparation: z.string(),
  examinationDate: calendarDay,
  tourStatus: z.enum(TOUR_STATUSES),
})
export type TourRequest = z.infer<typeof tourRequest>

/**
 * Newest first. Answers with data only to that email's user, to the holder of its proof cookie and to
 * an admin; to anyone else with an empty list.
 */
export const toursByEmail = defineCall({
  method: 'GET',
  path: '/tour/requests/:email',
  summary: 'The tour requests of an email, to prefill its forms',
  params: z.object({ email }),
  reply: z.object({ success: z.literal(true), data: z.array(tourRequest) }),
})

/** Form fields as texts; what is missing or wrong is told by the rules of shared/domain/tour-form. */
export const requestTour = defineCall({
  method: 'POST',
  path: '/tour/request',
  summary: 'Ask for a tour of the hall; answers what the visitor pass shows',
  anonymous: true,
  body: z.object({
    fullName: z._default(typedText(100), ''),
    email: z._default(typedText(300), ''),
    phoneNumber: z._default(typedText(20), ''),
    gender: z._default(typedText(20), ''),
    tourDate: z._default(typedText(10), ''),
    tourTime: z._default(typedText(30), ''),
    educationalBackground: z._default(typedText(60), ''),
    currentOccupation: z._default(typedText(60), ''),
    jobTitle: z._default(typedText(100), ''),
    examPreparation: z._default(typedText(60), ''),
    examinationDate: z._default(typedText(10), ''),
    studyRoomDuration: z._default(typedText(60), ''),
    howDidYouKnow: z._default(typedText(60), ''),
    previousStudyRoomExperience: z._default(typedText(500), ''),
    studyRoomComparison: z._default(typedText(500), ''),
    startDate: z._default(typedText(10), ''),
    requiresDnyanpittId: z._default(z.literal(false), false),
    submissionType: z._default(z.literal('tour_request'), 'tour_request'),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: tourRequest }),
  errors: ['tourDateTooSoon', 'tourPending', 'tourOnSameDate', 'tourConfirmed'],
})

/** More than the largest QR code can hold. */
const QR_TEXT_MAX = 8000

/** Completes the tour of a visitor pass, once. Only the id in `qrData` is trusted. */
export const scanQr = defineCall({
  method: 'POST',
  path: '/tour/scan-qr',
  summary: 'Complete the tour of a scanned visitor pass',
  body: z.object({
    qrData: z._default(
      z.string().check(z.maxLength(QR_TEXT_MAX, 'This is longer than any QR code')),
      '',
    ),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: scannedVisitor }),
  errors: [
    'notSignedIn',
    'notAllowed',
    'qrDataBlank',
    'qrDataUnreadable',
    'notAVisitorPass',
    'passUnknown',
    'scannedTourCancelled',
    'scannedTourCompleted',
  ],
})
