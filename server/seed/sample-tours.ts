import { sampleEmail, type TourRow } from '#server/db/queries/sample-data.ts'
import { GENDERS, STUDY_ROOM_DURATIONS, WAYS_OF_HEARING } from '#shared/domain/options.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { slotStart, TOUR_SLOTS } from '#shared/domain/tour/tour-slot.ts'
import type { Random } from './random.ts'
import type { SampleClock } from './sample-clock.ts'
import { dayOf } from './sample-clock.ts'
import { nameOf, phoneOf, studies } from './sample-users.ts'

const HISTORY_DAYS = 730
const AHEAD_DAYS = 30

/**
 * Returns tours in every status: from the last two years, mostly completed, and in the coming days.
 * Each has its own visitor; `firstNumber` is the first visitor's number.
 */
export function sampleTours(
  chance: Random,
  clock: SampleClock,
  { count, firstNumber }: { count: number; firstNumber: number },
): TourRow[] {
  return Array.from({ length: count }, (_, place) => {
    // Of every twelve, one is upcoming and pending, one is confirmed, and one was forgotten.
    const status = STATUSES[place % STATUSES.length] ?? 'completed'
    const isAhead = place % STATUSES.length < AHEAD
    const day = isAhead
      ? clock.today + chance.integer(1, AHEAD_DAYS)
      : clock.today - chance.integer(1, HISTORY_DAYS)
    return tour(chance, clock, { number: firstNumber + place, status, day })
  })
}

const STATUSES: readonly TourStatus[] = [
  'pending',
  'confirmed',
  'cancelled',
  'cancelled',
  'confirmed',
  ...Array.from({ length: 7 }, () => 'completed' as const),
]
/** The first of these are still upcoming. */
const AHEAD = 3

function tour(
  chance: Random,
  clock: SampleClock,
  { number, status, day }: { number: number; status: TourStatus; day: number },
): TourRow {
  const gender = chance.chance(0.98) ? chance.pick(['male', 'female'] as const) : GENDERS[2]
  const full_name = nameOf(chance, gender)
  const tour_time = chance.pick(TOUR_SLOTS)
  const { hour, minute } = slotStart(tour_time) ?? { hour: 9, minute: 0 }
  return {
    id: chance.uuid(),
    email: sampleEmail(full_name, number),
    full_name,
    phone_number: phoneOf(number),
    gender,
    tour_date: dayOf(day),
    tour_time,
    ...studies(chance),
    examination_date: dayOf(Math.max(day, clock.today) + chance.integer(40, 400)),
    study_room_duration: chance.pick(STUDY_ROOM_DURATIONS),
    how_did_you_know: chance.pick(WAYS_OF_HEARING),
    previous_study_room_experience: chance.pick(['No', 'Yes, a library near the bus stand']),
    study_room_comparison: chance.pick(['No', 'This one is quieter']),
    start_date: dayOf(day + chance.integer(1, 20)),
    status,
    created_at: clock.past(
      Math.min(day, clock.today) - chance.integer(1, 9),
      chance.integer(480, 1_320),
    ),
    completed_at: status === 'completed' ? clock.past(day, hour * 60 + minute + 5) : null,
  }
}
