import { moveTour, requestTour, scanQr } from '#shared/contract/addresses.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { TOUR_SLOTS } from '#shared/domain/tour/tour-slot.ts'
import { momentOf, type PastEvent, type Sample, sampleUser } from '#web/demo/sample-users.ts'

/** Tours by status, days from today and notes; newest requests first. */
const PLANS: readonly [status: TourStatus, inDays: number, adminNotes?: string][] = [
  ['pending', 2],
  ['pending', 3],
  ['confirmed', 1],
  ['pending', 6],
  ['confirmed', 4, 'Comes with a friend. Show the garden room too.'],
  ['cancelled', 3, 'Asked by phone to come next month instead.'],
  ['pending', 9],
  ['confirmed', 2],
  ['completed', -1],
  ['completed', -2],
  ['cancelled', -3],
  ['completed', -6],
  ['completed', -8],
]

/** Returns the events of visitors' tour requests and the desk's actions. */
export function tourEvents({ state, chance, today, ask }: Sample): PastEvent[] {
  return PLANS.flatMap(([status, inDays, adminNotes = null], place) => {
    const gender = chance.oneOf(['male', 'female'])
    const daysAgo = Math.max(0, -inDays) + Math.floor(place / 4) + 1
    const visitor = sampleUser({ state, chance, today }, 500 + place, { gender, daysAgo })
    const { fullName, email, phoneNumber, createdAt, membership } = visitor
    const tourDate = addDays(today, inDays)
    const body = {
      ...membership,
      ...{ fullName, email, phoneNumber, gender, tourDate },
      tourTime: chance.oneOf(TOUR_SLOTS),
      studyRoomDuration: chance.oneOf(['1 to 6 Month', 'More Than 6 Months', '1 Year']),
      howDidYouKnow: chance.oneOf(['Friends', 'Google', 'Instagram', 'WhatsApp']),
      ...{ previousStudyRoomExperience: 'No', studyRoomComparison: 'No' },
      startDate: addDays(today, 7),
    }
    const ownTour = () => state.tours.find((tour) => tour.email === email)
    const asked = () => {
      ask(requestTour, { body })
      Object.assign(ownTour() ?? {}, { adminNotes })
    }
    const moved = () => {
      const params = { id: ownTour()?.id }
      const qrData = JSON.stringify({ type: 'VISITOR_PASS', ...params })
      if (status === 'completed') ask(scanQr, { body: { qrData } })
      else if (status !== 'pending') ask(moveTour, { params, body: { status } })
    }
    const movedAt =
      status === 'completed'
        ? momentOf(tourDate, 11 * 60)
        : new Date(createdAt.getTime() + 2 * 3_600_000)
    return [
      { at: createdAt, run: asked },
      { at: movedAt, run: moved },
    ]
  })
}
