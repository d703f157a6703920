import { changeTourStatus, scanQr } from '#shared/contract/desk-endpoints.ts'
import { requestTour } from '#shared/contract/own-endpoints.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { sampleTourFields } from '#shared/sample/people.ts'
import type { DemoLoginUser } from '#web/demo/demo-state.ts'
import { momentOf, type PastEvent, type Sample, sampleUser } from '#web/demo/sample/sample-users.ts'

/** The sample tours, most recently requested first. */
const PLANS: readonly [
  status: TourStatus,
  inDays: number,
  adminNotes?: string,
  callInDays?: number,
][] = [
  ['pending', 2],
  ['pending', 3],
  ['confirmed', 1],
  ['pending', 6],
  ['confirmed', 4, 'Comes with a friend. Show the garden room too.'],
  ['cancelled', 3, 'Asked by phone to come next month instead.', 21],
  ['pending', 9],
  ['confirmed', 2],
  ['confirmed', 0],
  ['pending', 0],
  ['completed', -1],
  ['completed', -2, 'Liked the garden room. Wants to ask her parents.', 0],
  ['cancelled', -3],
  ['completed', -6],
  ['completed', -8],
]

/**
 * Returns the events of tours: visitors request them, and the admin changes their status. The demo's student requested
 * the newest one, so that the visitor pass in the demo is theirs.
 */
export function tourEvents(
  { state, random, today, ask }: Sample,
  student: DemoLoginUser,
): PastEvent[] {
  return PLANS.flatMap(([status, inDays, adminNotes = null, callInDays], index) => {
    const gender = random.pick(['male', 'female'])
    const daysAgo = Math.max(0, -inDays) + Math.floor(index / 4) + 1
    const visitor = sampleUser({ state, random, today }, 500 + index, { gender, daysAgo })
    const { createdAt } = visitor
    const { fullName, email, phoneNumber } = index === 0 ? student : visitor
    const tourDate = addDays(today, inDays)
    const body = {
      ...sampleTourFields(random),
      fullName,
      email,
      phoneNumber,
      gender: index === 0 ? 'male' : gender,
      tourDate,
      examinationDate: addDays(today, 90),
      startDate: addDays(today, 7),
    }
    const ownTour = () => state.tours.find((tour) => tour.email === email)
    const request = () => {
      ask(requestTour, { body })
      const followUpOn = callInDays === undefined ? null : addDays(today, callInDays)
      Object.assign(ownTour() ?? {}, { adminNotes, followUpOn })
    }
    const changeStatus = () => {
      const params = { id: ownTour()?.id }
      const qrData = JSON.stringify({ type: 'VISITOR_PASS', ...params })
      if (status === 'completed') ask(scanQr, { body: { qrData } })
      else if (status !== 'pending') ask(changeTourStatus, { params, body: { status } })
    }
    const twoHoursLater = new Date(createdAt.getTime() + 2 * 3_600_000)
    const changedAt = status === 'completed' ? momentOf(tourDate, 11 * 60) : twoHoursLater
    return [
      { at: createdAt, run: request },
      { at: changedAt, run: changeStatus },
    ]
  })
}
