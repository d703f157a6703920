import { requestTour, scanQr, type TourRequest, toursByEmail } from '#shared/contract/tour.ts'
import { listTours, type ManagedTour, moveTour } from '#shared/contract/tour-management.ts'
import type { AuditAction } from '#shared/domain/audit-log.ts'
import { dayIn, displayDay } from '#shared/domain/calendar-day.ts'
import { timeIn } from '#shared/domain/clock-time.ts'
import { normalEmail } from '#shared/domain/email.ts'
import { genderNamed, needsJobTitle } from '#shared/domain/options.ts'
import { readScannedPass } from '#shared/domain/scanned-pass.ts'
import {
  canMoveTour,
  isTooSoonForTour,
  isTourOf,
  OPEN_TOUR_STATUSES,
  type OpenTour,
  openTourConflict,
  type TourMove,
} from '#shared/domain/tour.ts'
import { type TourForm, tourProblems } from '#shared/domain/tour-form.ts'
import { tourPhoneOnWire } from '#shared/domain/tour-phone.ts'
import { isAdmin } from '#shared/domain/user.ts'
import { answer } from '#web/demo/answer.ts'
import { admin } from '#web/demo/callers.ts'
import { type DemoHall, type DemoTour, TIME_ZONE, today } from '#web/demo/demo-hall.ts'
import { pageOf } from '#web/demo/page-of.ts'
import { recordChange } from '#web/demo/record-change.ts'
import { invalidFields, refusal } from '#web/demo/refusal.ts'

const TOURS_PER_PAGE = 25
const MOST_AT_ONCE = 200

const MOVED: Record<TourMove, string> = {
  confirmed: 'The tour is confirmed',
  completed: 'The tour is completed',
  cancelled: 'The tour is cancelled',
}

const ACTIONS: Record<TourMove, AuditAction> = {
  confirmed: 'tour.confirm',
  completed: 'tour.complete',
  cancelled: 'tour.cancel',
}

const SCAN_REFUSALS = {
  blank: 'qrDataBlank',
  unreadable: 'qrDataUnreadable',
  'not-a-visitor-pass': 'notAVisitorPass',
} as const

const CONFLICTS = {
  pending: 'tourPending',
  'same-date': 'tourOnSameDate',
  confirmed: 'tourConfirmed',
} as const

export const tourAnswers = [
  answer(requestTour, ({ hall, body }) => {
    const tour = judgedTour(hall, body)
    hall.tours.unshift(tour)
    return { message: 'Your tour request has been received', data: tourRequestOf(tour) }
  }),

  answer(toursByEmail, ({ hall, caller, params }) => {
    const email = normalEmail(params.email)
    const mayRead =
      hall.proved.has(email) || (caller && (caller.email === email || isAdmin(caller)))
    const tours = mayRead ? hall.tours.filter((tour) => tour.email === email) : []
    return { data: tours.map(tourRequestOf) }
  }),

  answer(listTours, ({ hall, caller, query }) => {
    admin(caller)
    const { status, search = '', page } = query
    const found = hall.tours.filter(
      (tour) => (status === undefined || tour.status === status) && isTourOf(tour, search),
    )
    const shown =
      page === undefined
        ? found.slice(0, MOST_AT_ONCE)
        : pageOf(found, Number(page), TOURS_PER_PAGE)
    const pages = page === undefined ? 1 : Math.max(1, Math.ceil(found.length / TOURS_PER_PAGE))
    return { data: shown.map(managedTour), total: found.length, pages }
  }),

  answer(moveTour, ({ hall, caller, params, body }) => {
    const by = admin(caller)
    const tour = hall.tours.find(({ id }) => id === params.id)
    if (!tour) throw refusal('tourNotFound')
    if (!canMoveTour(tour.status, body.status)) {
      const values = { status: tour.status, wanted: body.status }
      throw refusal('tourMovedOn', { values })
    }
    const details = { from: tour.status, to: body.status }
    recordChange(hall, by, ACTIONS[body.status], `tour:${tour.id}`, details)
    setStatus(hall, tour, body.status)
    return { message: MOVED[body.status], data: managedTour(tour) }
  }),

  answer(scanQr, ({ hall, caller, body }) => {
    const by = admin(caller)
    const pass = readScannedPass(body.qrData ?? '')
    if (pass.problem) throw refusal(SCAN_REFUSALS[pass.problem])
    const tour = hall.tours.find(({ id }) => id === pass.id)
    if (!tour) throw refusal('passUnknown')
    refuseClosed(tour)
    recordChange(hall, by, 'tour.scan', `tour:${tour.id}`, { from: tour.status, to: 'completed' })
    setStatus(hall, tour, 'completed')
    return {
      message: 'The tour is completed. A feedback email is on its way to the visitor.',
      data: visitorOf(tour),
    }
  }),
]

type TourSent = { [Field in keyof TourForm]?: string | undefined }

/** A tour as its visitor reads it. */
export function tourRequestOf(tour: DemoTour): TourRequest {
  const { fullName, email, phoneNumber, gender, tourDate, tourTime } = tour
  const { educationalBackground, currentOccupation, jobTitle, examPreparation } = tour
  return {
    _id: tour.id,
    ...{ fullName, email, phoneNumber, gender, tourDate, tourTime },
    ...{ educationalBackground, currentOccupation, jobTitle, examPreparation },
    examinationDate: tour.examinationDate,
    tourStatus: tour.status,
  }
}

function managedTour(tour: DemoTour): ManagedTour {
  const { _id, fullName, email, phoneNumber, gender, tourDate, tourTime, ...rest } =
    tourRequestOf(tour)
  return {
    ...{ _id, fullName, email, phoneNumber, gender, tourDate, tourTime },
    examPreparation: rest.examPreparation,
    tourStatus: rest.tourStatus,
    ...(tour.adminNotes !== undefined && { adminNotes: tour.adminNotes }),
  }
}

function judgedTour(hall: DemoHall, sent: TourSent): DemoTour {
  const form = completeForm(sent)
  const day = today(hall)
  const problems = tourProblems(form, day)
  const gender = genderNamed(form.gender)
  if (isTooSoonForTour(form.tourDate, day)) throw refusal('tourDateTooSoon')
  if (Object.keys(problems).length > 0 || !gender) throw invalidFields(problems)

  const email = normalEmail(form.email)
  const open = openTourOf(hall, email)
  const conflict = openTourConflict(open, form.tourDate, day)
  if (conflict) throw refusal(CONFLICTS[conflict])
  if (open) setStatus(hall, open, 'cancelled')
  return {
    ...form,
    id: hall.nextId(),
    fullName: form.fullName.replace(/\s+/g, ' '),
    email,
    phoneNumber: tourPhoneOnWire(form.phoneNumber),
    gender,
    jobTitle: needsJobTitle(form.currentOccupation) ? form.jobTitle : '',
    status: 'pending',
    createdAt: hall.now(),
    completedAt: null,
  }
}

function openTourOf(hall: DemoHall, email: string): (DemoTour & OpenTour) | undefined {
  return hall.tours.filter(isOpen).find((tour) => tour.email === email)
}

function isOpen(tour: DemoTour): tour is DemoTour & OpenTour {
  return OPEN_TOUR_STATUSES.some((status) => status === tour.status)
}

function completeForm(sent: TourSent): TourForm {
  const text = (field: keyof TourForm) => (sent[field] ?? '').trim()
  return {
    fullName: text('fullName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    gender: text('gender'),
    tourDate: text('tourDate'),
    tourTime: text('tourTime'),
    educationalBackground: text('educationalBackground'),
    currentOccupation: text('currentOccupation'),
    jobTitle: text('jobTitle'),
    examPreparation: text('examPreparation'),
    examinationDate: text('examinationDate'),
    studyRoomDuration: text('studyRoomDuration'),
    howDidYouKnow: text('howDidYouKnow'),
    previousStudyRoomExperience: text('previousStudyRoomExperience'),
    studyRoomComparison: text('studyRoomComparison'),
    startDate: text('startDate'),
  }
}

function setStatus(hall: DemoHall, tour: DemoTour, status: TourMove): void {
  tour.status = status
  if (status === 'completed') tour.completedAt = hall.now()
}

function refuseClosed(tour: DemoTour): void {
  const visitor = visitorOf(tour)
  if (tour.status === 'cancelled') throw refusal('scannedTourCancelled', { visitor })
  if (tour.status !== 'completed') return
  const at = tour.completedAt ?? tour.createdAt
  const values = { day: displayDay(dayIn(TIME_ZONE, at)), time: timeIn(TIME_ZONE, at) }
  throw refusal('scannedTourCompleted', { values, visitor })
}

function visitorOf({ fullName, email, phoneNumber, tourDate, tourTime }: DemoTour) {
  return { fullName, email, phoneNumber, tourDate, tourTime }
}
