import { valuesOf } from '#server/db/connection/column-names.ts'
import type { TourRow } from '#server/db/queries/sample-data.ts'
import { GENDERS } from '#shared/domain/options.ts'
import { NOTICE_FIELDS, NOTICE_NOT_SHOWN } from '#shared/domain/personal-data/privacy-notice.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { TOUR_FIELDS } from '#shared/domain/tour/tour-form.ts'
import { slotStart } from '#shared/domain/tour/tour-slot.ts'
import { SAMPLE_EMAIL_DOMAIN } from '#shared/domain/user/email.ts'
import {
  sampleEmail,
  sampleLanguage,
  sampleName,
  samplePhone,
  sampleTourFields,
} from '#shared/sample/people.ts'
import type { Random } from '#shared/sample/random.ts'
import { dayOf, type SampleClock } from './sample-clock.ts'

const HISTORY_DAYS = 730
const AHEAD_DAYS = 30

/**
 * Returns tours in every status: from the last two years, mostly completed, and in the coming days.
 * Each has its own visitor; `firstNumber` is the first visitor's number.
 */
export function sampleTours(
  random: Random,
  clock: SampleClock,
  { count, firstNumber }: { count: number; firstNumber: number },
): TourRow[] {
  return Array.from({ length: count }, (_, index) => {
    // Of every twelve: three upcoming (pending, confirmed, cancelled), one past cancelled, one past but
    // never completed, seven completed.
    const status = STATUSES[index % STATUSES.length] ?? 'completed'
    const isUpcoming = index % STATUSES.length < UPCOMING_STATUSES
    const day = isUpcoming
      ? clock.today + random.integer(1, AHEAD_DAYS)
      : clock.today - random.integer(1, HISTORY_DAYS)
    return tour(random, clock, { number: firstNumber + index, status, day })
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
/** The tours with the first three statuses are upcoming. */
const UPCOMING_STATUSES = 3

function tour(
  random: Random,
  clock: SampleClock,
  { number, status, day }: { number: number; status: TourStatus; day: number },
): TourRow {
  const gender = random.chance(0.98) ? random.pick(['male', 'female'] as const) : GENDERS[2]
  const fullName = sampleName(random, gender)
  const fields = {
    fullName,
    gender,
    phoneNumber: samplePhone(number),
    email: sampleEmail(fullName, number, SAMPLE_EMAIL_DOMAIN),
    ...sampleTourFields(random),
    tourDate: dayOf(day),
    examinationDate: dayOf(Math.max(day, clock.today) + random.integer(40, 400)),
    startDate: dayOf(day + random.integer(1, 20)),
  }
  const { hour, minute } = slotStart(fields.tourTime) ?? { hour: 9, minute: 0 }
  return {
    id: random.uuid(),
    ...valuesOf(fields, TOUR_FIELDS),
    ...valuesOf(NOTICE_NOT_SHOWN, NOTICE_FIELDS),
    gender,
    language: sampleLanguage(number),
    status,
    contact_kind: null,
    contacted_at: null,
    created_at: clock.past(
      Math.min(day, clock.today) - random.integer(1, 9),
      random.integer(480, 1_320),
    ),
    completed_at: status === 'completed' ? clock.past(day, hour * 60 + minute + 5) : null,
  }
}
