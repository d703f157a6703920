import * as deskCalls from '#shared/contract/desk-endpoints.ts'
import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import type { TourOrder } from '#shared/domain/list-orders.ts'
import { tourPages, tourSlice } from '#shared/domain/list-pages.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import type { SettableStatus } from '#shared/domain/tour/change-tour-status.ts'
import * as decide from '#shared/domain/tour/change-tour-status.ts'
import { moveTour } from '#shared/domain/tour/move-tour.ts'
import { openTourConflict, requestedTour } from '#shared/domain/tour/request-tour.ts'
import { readScannedPass } from '#shared/domain/tour/scanned-pass.ts'
import { isOpenTour, matchesSearch, mayReadTours } from '#shared/domain/tour/tour.ts'
import { TOUR_FIELDS } from '#shared/domain/tour/tour-form.ts'
import { changeTourNotes, isFollowUpDue } from '#shared/domain/tour/tour-notes.ts'
import { TOUR_SLOTS } from '#shared/domain/tour/tour-slot.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import {
  managedTourReply,
  scannedVisitor,
  scheduledTourReply,
  tourReply,
} from '#shared/replies/tour.ts'
import { TOUR_MESSAGES, TOUR_STATUS_MESSAGES } from '#shared/words/en/tour/tour.ts'
import {
  ANYONE,
  allowed,
  answer,
  completeForm,
  refusal,
  rowsOf,
  sortedBy,
  staff,
  throwIfRefused,
} from '#web/demo/answer.ts'
import {
  type DemoState,
  type DemoTour,
  recordChange,
  TIME_ZONE,
  today,
} from '#web/demo/demo-state.ts'
import { factorFacts } from '#web/demo/demo-user-replies.ts'
import { LANGUAGE } from '#words/page/language.ts'

export const tourAnswers = [
  answer(ownEndpoints.requestTour, ANYONE, ({ state, body }) => {
    const requested = allowed(requestedTour(completeForm(TOUR_FIELDS, body), today(state)))
    const open = state.tours.filter(isOpenTour).find(({ email }) => email === requested.email)
    throwIfRefused(openTourConflict(open, requested.tourDate, today(state)))
    if (open) setStatus(state, open, 'cancelled')
    const tour: DemoTour = {
      ...requested,
      id: state.nextId(),
      status: 'pending',
      createdAt: state.now(),
      adminNotes: null,
      followUpOn: null,
      contactKind: null,
      contactedAt: null,
      completedAt: null,
      language: LANGUAGE,
      ...recordedNotice(body, state.now()),
    }
    state.tours.unshift(tour)
    return { message: TOUR_MESSAGES.requested, data: tourReply(tour) }
  }),

  answer(ownEndpoints.passStatus, ANYONE, ({ state, body }) => {
    const tour = state.tours.find(({ id }) => id === body.id)
    if (!tour) throw refusal('tourNotFound')
    return { data: scheduledTourReply(tour) }
  }),

  answer(ownEndpoints.cancelOwnTour, ANYONE, ({ state, body }) => {
    const tour = state.tours.find(({ id }) => id === body.id)
    const facts = { today: today(state), confirmOtherDay: false }
    const change = allowed(decide.changeTourStatus(tour, 'cancelled', facts))
    if (!tour) throw refusal('tourNotFound')
    if (change) setStatus(state, tour, 'cancelled')
    return { message: TOUR_STATUS_MESSAGES.cancelled, data: scheduledTourReply(tour) }
  }),

  answer(ownEndpoints.moveOwnTour, ANYONE, ({ state, body }) => {
    const { id, tourDate = '', tourTime = '' } = body
    const tour = state.tours.find((candidate) => candidate.id === id)
    const visit = allowed(moveTour(tour, { tourDate, tourTime }, today(state)))
    if (!tour) throw refusal('tourNotFound')
    if (visit) Object.assign(tour, visit)
    return { message: TOUR_MESSAGES.moved, data: scheduledTourReply(tour) }
  }),

  answer(ownEndpoints.toursByEmail, ANYONE, ({ state, user, params }) => {
    const email = normalizeEmail(params.email)
    const reader = user && { ...user, ...factorFacts(state, user) }
    const mayRead = mayReadTours(reader, { email, emailVerified: state.verifiedEmails.has(email) })
    const tours = mayRead ? state.tours.filter((tour) => tour.email === email) : []
    return { data: tours.map(tourReply) }
  }),

  answer(deskCalls.listTours, staff('tours'), ({ state, query }) => {
    const { status, search = '', day, followUp } = query
    const matching = state.tours.filter(
      (tour) =>
        (status === undefined || tour.status === status) &&
        (day === undefined || tour.tourDate === day) &&
        (followUp === undefined || isFollowUpDue(tour, today(state))) &&
        matchesSearch(tour, search),
    )
    const page = query.page === undefined ? undefined : Number(query.page)
    const ordered = inOrder(matching, query.sort ?? followUp)
    const data = rowsOf(ordered, tourSlice(page)).map(managedTourReply)
    return { data, total: matching.length, pages: tourPages(matching.length, page) }
  }),

  answer(deskCalls.changeTourStatus, staff('tours'), ({ state, user: admin, params, body }) => {
    const tour = state.tours.find(({ id }) => id === params.id)
    const change = allowed(
      decide.changeTourStatus(tour, body.status, {
        today: today(state),
        confirmOtherDay: body.confirmOtherDay ?? false,
      }),
    )
    if (!tour) throw refusal('tourNotFound')
    if (change) {
      setStatus(state, tour, body.status)
      recordChange(state, admin, change)
    }
    return { message: TOUR_STATUS_MESSAGES[body.status], data: managedTourReply(tour) }
  }),

  answer(deskCalls.changeTourNotes, staff('tours'), ({ state, user: admin, params, body }) => {
    const tour = state.tours.find(({ id }) => id === params.id)
    const adminNotes = body.adminNotes?.trim()
    const notesBefore = body.notesBefore ?? ''
    const { followUpOn, contact } = body
    const edit = { adminNotes, followUpOn, contact, notesBefore }
    const edited = allowed(changeTourNotes(tour, edit))
    if (!tour) throw refusal('tourNotFound')
    if (edited) {
      Object.assign(tour, edited.notes)
      if (contact) Object.assign(tour, { contactKind: contact, contactedAt: state.now() })
      recordChange(state, admin, edited.change)
    }
    return { message: TOUR_MESSAGES.notesSaved, data: managedTourReply(tour) }
  }),

  answer(deskCalls.scanQr, staff('tours'), ({ state, user: admin, body }) => {
    const pass = readScannedPass(body.qrData ?? '', { inDemo: true })
    if (pass.problem) throw refusal(pass.problem)
    const tour = state.tours.find(({ id }) => id === pass.id)
    const scanned = decide.completeScannedTour(tour, {
      timeZone: TIME_ZONE,
      today: today(state),
      confirmOtherDay: body.confirmOtherDay ?? false,
    })
    if (!tour || scanned.refusal) {
      const visitor = tour && scannedVisitor(tour)
      throw refusal(scanned.refusal ?? 'noTourForPass', { visitor })
    }
    setStatus(state, tour, 'completed')
    recordChange(state, admin, scanned.outcome)
    return { message: TOUR_MESSAGES.scanned, data: scannedVisitor(tour) }
  }),
]

function inOrder(tours: readonly DemoTour[], order: TourOrder | 'due' = 'newest') {
  if (order === 'newest') return tours
  const key = ({ fullName, followUpOn, tourDate, tourTime }: DemoTour) => {
    if (order === 'name') return fullName
    if (order === 'due') return followUpOn ?? ''
    // The slots' numbers have two digits, so that they are in order as texts, too.
    return `${tourDate} ${TOUR_SLOTS.indexOf(tourTime) + 10}`
  }
  return sortedBy(tours, key, order === 'dayLast')
}

function setStatus(state: DemoState, tour: DemoTour, status: SettableStatus): void {
  tour.status = status
  tour.completedAt = status === 'completed' ? state.now() : null
}
