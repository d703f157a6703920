import * as z from 'zod/mini'
import { JOB_TITLE_MAX_LENGTH } from '../../domain/membership.ts'
import { OPTION_MAX_LENGTH } from '../../domain/options.ts'
import { TOUR_STATUSES } from '../../domain/tour/tour.ts'
import { SHOWN_TOUR_FIELDS, TOUR_ANSWER_MAX_LENGTH } from '../../domain/tour/tour-form.ts'
import { FULL_NAME_MAX_LENGTH } from '../../domain/user/full-name.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as deskEndpoints from '../desk-endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import { calendarDay, email, typedText, uniformFields } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'
import { noticeFields } from '../user/privacy-notice.ts'
import { scannedVisitor } from './visitor.ts'

/** A tour request, for its visitor and admins (specification document 2, section 3). */
export const tourRequest = z.object({
  _id: z.string(),
  ...uniformFields(SHOWN_TOUR_FIELDS, z.string()),
  tourDate: calendarDay,
  examinationDate: calendarDay,
  tourStatus: z.enum(TOUR_STATUSES),
})
export type TourRequest = z.infer<typeof tourRequest>

/**
 * Newest first. Returns data only to that email's user, to anyone who has just verified that email
 * and to admins; to others, an empty list.
 */
export const toursByEmail = defineCall(ownEndpoints.toursByEmail, {
  summary: 'List the tour requests of an email, to prefill its forms',
  params: z.object({ email }),
  reply: z.object({ success: z.literal(true), data: z.array(tourRequest) }),
})

/** Form fields as strings; the rules of shared/domain/tour/tour-form report problems. */
export const requestTour = defineCall(ownEndpoints.requestTour, {
  summary: 'Request a tour; returns the content of the visitor pass',
  body: z.object({
    fullName: z._default(typedText(FULL_NAME_MAX_LENGTH), ''),
    email: z._default(typedText(300), ''),
    phoneNumber: z._default(typedText(20), ''),
    gender: z._default(typedText(20), ''),
    tourDate: z._default(typedText(10), ''),
    tourTime: z._default(typedText(30), ''),
    educationalBackground: z._default(typedText(OPTION_MAX_LENGTH), ''),
    currentOccupation: z._default(typedText(OPTION_MAX_LENGTH), ''),
    jobTitle: z._default(typedText(JOB_TITLE_MAX_LENGTH), ''),
    examPreparation: z._default(typedText(OPTION_MAX_LENGTH), ''),
    examinationDate: z._default(typedText(10), ''),
    studyRoomDuration: z._default(typedText(OPTION_MAX_LENGTH), ''),
    howDidYouKnow: z._default(typedText(OPTION_MAX_LENGTH), ''),
    previousStudyRoomExperience: z._default(typedText(TOUR_ANSWER_MAX_LENGTH), ''),
    studyRoomComparison: z._default(typedText(TOUR_ANSWER_MAX_LENGTH), ''),
    startDate: z._default(typedText(10), ''),
    requiresDnyanpittId: z._default(z.literal(false), false),
    submissionType: z._default(z.literal('tour_request'), 'tour_request'),
    ...noticeFields,
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: tourRequest }),
  errors: ['tourDateTooSoon', 'tourPending', 'tourOnSameDate', 'tourConfirmed'],
})

/** The fields that keep a visitor pass current, without name and contact. */
const scheduledTour = z.pick(tourRequest, { tourStatus: true, tourDate: true, tourTime: true })
export type ScheduledTour = z.infer<typeof scheduledTour>

/**
 * `id` is the random ID of a visitor pass, which only its visitor and admins know. It is sent in the
 * body, so that no log of URLs contains it.
 */
export const passStatus = defineCall(ownEndpoints.passStatus, {
  summary: 'Get the status, day and time of the tour of a visitor pass',
  body: z.object({ id: z.uuid(REQUEST_PROBLEMS.tourIdInvalid.code) }),
  reply: z.object({ success: z.literal(true), data: scheduledTour }),
  errors: ['tourNotFound'],
})

/** The ID of the pass allows cancelling its tour. A repeated call changes nothing. */
export const cancelOwnTour = defineCall(ownEndpoints.cancelOwnTour, {
  summary: 'Cancel the tour of a visitor pass; emails the visitor',
  body: passStatus.body,
  reply: z.object({ success: z.literal(true), message: z.string(), data: scheduledTour }),
  errors: ['tourNotFound', 'tourStatusChanged'],
})

/**
 * The ID of the pass allows moving its open tour to another day or slot, by the rules of a request. The
 * status stays. A repeated call changes nothing.
 */
export const moveOwnTour = defineCall(ownEndpoints.moveOwnTour, {
  summary: 'Change the day and time of the tour of a visitor pass; emails the visitor a new pass',
  body: z.extend(passStatus.body, {
    tourDate: z._default(typedText(10), ''),
    tourTime: z._default(typedText(30), ''),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: scheduledTour }),
  errors: ['tourNotFound', 'tourStatusChanged', 'tourDateTooSoon'],
})

/** More than the largest QR code can contain. */
const QR_TEXT_MAX = 8000

/**
 * Completes the tour of a visitor pass, once. Only the id in `qrData` is trusted. A tour of another
 * day is refused with tourOnOtherDay unless `confirmOtherDay` confirms it.
 */
export const scanQr = defineCall(deskEndpoints.scanQr, {
  summary: 'Complete the tour of a scanned visitor pass',
  body: z.object({
    qrData: z._default(
      z.string().check(z.maxLength(QR_TEXT_MAX, REQUEST_PROBLEMS.qrTextTooLong.code)),
      '',
    ),
    /** Confirms that a tour of another day is completed. */
    confirmOtherDay: z._default(z.boolean(), false),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: scannedVisitor }),
  errors: [
    ...STAFF_ERRORS,
    'qrDataBlank',
    'qrDataUnreadable',
    'notAVisitorPass',
    'demoPass',
    'noTourForPass',
    'scannedTourCancelled',
    'scannedTourCompleted',
    'tourOnOtherDay',
  ],
})
