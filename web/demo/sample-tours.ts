import { addDays } from '#shared/domain/calendar-day.ts'
import type { TourStatus } from '#shared/domain/tour.ts'
import { TOUR_SLOTS } from '#shared/domain/tour-slot.ts'
import type { DemoTour } from '#web/demo/demo-hall.ts'
import { type Drawn, momentOf, samplePerson } from '#web/demo/sample-people.ts'

type Plan = { status: TourStatus; inDays: number; adminNotes?: string }

/** Tours in each status, the newest requests first. */
const PLANS: readonly Plan[] = [
  { status: 'pending', inDays: 2 },
  { status: 'pending', inDays: 3 },
  { status: 'confirmed', inDays: 1 },
  { status: 'pending', inDays: 6 },
  { status: 'confirmed', inDays: 4, adminNotes: 'Comes with a friend. Show the garden room too.' },
  { status: 'cancelled', inDays: 3, adminNotes: 'Asked by phone to come next month instead.' },
  { status: 'pending', inDays: 9 },
  { status: 'confirmed', inDays: 2 },
  { status: 'completed', inDays: -1 },
  { status: 'completed', inDays: -2 },
  { status: 'cancelled', inDays: -3 },
  { status: 'completed', inDays: -6 },
  { status: 'completed', inDays: -8 },
]

export function sampleTours(drawn: Drawn): DemoTour[] {
  return PLANS.map((plan, place) => sampleTour(drawn, plan, place))
}

function sampleTour(drawn: Drawn, { status, inDays, adminNotes }: Plan, place: number): DemoTour {
  const { chance, nextId, today } = drawn
  const gender = chance.oneOf(['male', 'female'])
  const daysAgo = Math.max(0, -inDays) + Math.floor(place / 4) + 1
  const visitor = samplePerson(drawn, 500 + place, { gender, daysAgo })
  const tourDate = addDays(today, inDays)
  return {
    id: nextId(),
    fullName: visitor.fullName,
    email: visitor.email,
    phoneNumber: visitor.phoneNumber ?? '',
    gender,
    tourDate,
    tourTime: TOUR_SLOTS[chance.between(0, TOUR_SLOTS.length - 1)] ?? '9:00 AM - 10:00 AM',
    educationalBackground: visitor.membership?.educationalBackground ?? 'Graduation',
    currentOccupation: 'Student',
    jobTitle: '',
    examPreparation: visitor.membership?.examPreparation ?? 'MPSC',
    examinationDate: addDays(today, chance.between(60, 300)),
    studyRoomDuration: chance.oneOf(['1 to 6 Month', 'More Than 6 Months', '1 Year']),
    howDidYouKnow: chance.oneOf(['Friends', 'Google', 'Instagram', 'WhatsApp']),
    previousStudyRoomExperience: 'No',
    studyRoomComparison: 'No',
    startDate: addDays(today, 7),
    status,
    ...(adminNotes !== undefined && { adminNotes }),
    createdAt: visitor.createdAt,
    completedAt: status === 'completed' ? momentOf(tourDate, 11 * 60) : null,
  }
}
