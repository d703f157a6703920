import { ALL_HOURS, BATCH_DETAILS, type Batch, DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import { DURATIONS, type Duration, membershipEnd } from '#shared/domain/booking/durations.ts'
import { SEATS, type Seat } from '#shared/domain/booking/seats.ts'
import type { Random } from '#shared/sample/random.ts'
import { dayNumber, dayOf } from './sample-clock.ts'

/** A stay on a seat: days as numbers, with the end exclusive. */
export type PlannedStay = {
  seat: Seat
  batch: Batch
  duration: Duration
  start: number
  end: number
}

type Span = { from: number; until: number }

const ALL_HOURS_SHARE = 0.12
/** The usual shares of the durations when seats are available: mostly months. */
const USUAL_SHARES: Record<Duration, number> = {
  '1 Day': 4,
  '8 Days': 6,
  '15 Days': 10,
  '1 Month': 34,
  '2 Months': 8,
  '3 Months': 16,
  '4 Months': 2,
  '5 Months': 1,
  '6 Months': 10,
  '7 Months': 0.5,
  '8 Months': 0.5,
  '9 Months': 1,
  '10 Months': 0.5,
  '11 Months': 0.5,
  '12 Months': 5,
}
/** Approximate days, for weighing durations. */
const LENGTHS = DURATIONS.map((duration) => {
  const count = Number.parseInt(duration, 10)
  return { duration, days: duration.includes('Month') ? count * 30.4 : count }
})

/**
 * Fills every seat with consecutive stays that start between two days, by night and by day, without
 * overlap. `meanDays` is their average length as far as the durations allow, and `fill` the share
 * of time that is booked.
 */
export function planStays(
  random: Random,
  { from, until, meanDays, fill }: Span & { meanDays: number; fill: number },
): PlannedStay[] {
  const draw = durationsAround(meanDays)
  const endOf = endFinder()
  const meanGap = (Math.max(meanDays, 1) * (1 - fill)) / fill
  const gap = () => Math.round(-Math.log(1 - random.next()) * meanGap)
  return SEATS.flatMap((seat) => {
    const stays: PlannedStay[] = []
    const firstStart = () => from + Math.floor(random.next() * meanDays)
    const free = { night: firstStart(), day: firstStart() }
    for (;;) {
      const half = free.night <= free.day ? NIGHT : DAY
      const batch = random.chance(ALL_HOURS_SHARE) ? ALL_HOURS : half
      const { halves } = BATCH_DETAILS[batch]
      const start = Math.max(...halves.map((each) => free[each]))
      if (start > until) return stays
      const duration = draw(random.next())
      const end = endOf(start, duration)
      stays.push({ seat, batch, duration, start, end })
      const next = end + gap()
      for (const each of halves) free[each] = next
    }
  })
}

/** Returns a function that finds a stay's end. It caches the ends of months, whose lengths differ. */
function endFinder(): (start: number, duration: Duration) => number {
  const found = new Map(DURATIONS.map((duration) => [duration, new Map<number, number>()]))
  return (start, duration) => {
    if (!duration.includes('Month')) return start + Number.parseInt(duration, 10)
    const known = found.get(duration)?.get(start)
    if (known !== undefined) return known
    const end = dayNumber(membershipEnd(dayOf(start), duration))
    found.get(duration)?.set(start, end)
    return end
  }
}

/** The shortest possible mean is a day. */
export const MIN_MEAN = 1
/** The mean of the usual shares. */
export const USUAL_MEAN = meanOf(weightsAt(0))

/** Returns a function that draws durations with the given mean: a shorter one makes long durations rarer. */
function durationsAround(meanDays: number): (share: number) => Duration {
  let [low, high] = [0, 20]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (meanOf(weightsAt(middle)) > meanDays) low = middle
    else high = middle
  }
  const weights = weightsAt(USUAL_MEAN <= meanDays ? 0 : high)
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return (share) => {
    let left = share * total
    for (const { duration, weight } of weights) {
      left -= weight
      if (left < 0) return duration
    }
    return DURATIONS[0]
  }
}

function weightsAt(lengthPenalty: number) {
  return LENGTHS.map(({ duration, days }) => ({
    duration,
    days,
    weight: USUAL_SHARES[duration] * Math.exp(-(days - 1) * lengthPenalty),
  }))
}

function meanOf(weights: readonly { days: number; weight: number }[]): number {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights.reduce((sum, { days, weight }) => sum + days * weight, 0) / total
}
