import { BATCH_DETAILS, BATCHES, type Batch } from '#shared/domain/batches.ts'
import { DURATIONS, type Duration, membershipEnd } from '#shared/domain/durations.ts'
import { SEATS, type Seat } from '#shared/domain/seats.ts'
import type { Chance } from './chance.ts'
import { dayNumber, dayOf } from './day-number.ts'

/** Somebody on a seat: days are counted, the end is the first day after. */
export type Stay = { seat: Seat; batch: Batch; duration: Duration; start: number; end: number }

type Span = { from: number; until: number }

const [NIGHT, DAY, ALL_HOURS] = BATCHES
const ALL_HOURS_SHARE = 0.12
/** How people book when there is room: mostly by the month. */
const LIKED: Record<Duration, number> = {
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
/** Days, nearly: enough to weigh one duration against the others. */
const LENGTHS = DURATIONS.map((duration) => {
  const count = Number.parseInt(duration, 10)
  return { duration, days: duration.includes('Month') ? count * 30.4 : count }
})

/**
 * Fills every seat from the first day to the last on which a stay may begin, one stay after the other by
 * night and by day, so that none meets another. `meanDays` is how long they are on average, as far as
 * the durations allow, and `fill` the share of the time that is taken.
 */
export function planStays(
  chance: Chance,
  { from, until, meanDays, fill }: Span & { meanDays: number; fill: number },
): Stay[] {
  const draw = durationsAround(meanDays)
  const endOf = endFinder()
  const meanGap = (Math.max(meanDays, 1) * (1 - fill)) / fill
  const gap = () => Math.round(-Math.log(1 - chance.next()) * meanGap)
  return SEATS.flatMap((seat) => {
    const stays: Stay[] = []
    const first = () => from + Math.floor(chance.next() * meanDays)
    const free = { night: first(), day: first() }
    for (;;) {
      const half = free.night <= free.day ? NIGHT : DAY
      const batch = chance.happens(ALL_HOURS_SHARE) ? ALL_HOURS : half
      const { halves } = BATCH_DETAILS[batch]
      const start = Math.max(...halves.map((each) => free[each]))
      if (start > until) return stays
      const duration = draw(chance.next())
      const end = endOf(start, duration)
      stays.push({ seat, batch, duration, start, end })
      const next = end + gap()
      for (const each of halves) free[each] = next
    }
  })
}

/** Months have their own lengths; there are few of them, and many stays. */
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

/** The shortest mean that there can be is a day. */
export const SHORTEST_MEAN = 1
/** The mean when people book as they like. */
export const LIKED_MEAN = meanOf(weightsAt(0))

/** Draws durations by their weights, of which long ones have the less the shorter the mean is to be. */
function durationsAround(meanDays: number): (share: number) => Duration {
  let [low, high] = [0, 20]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (meanOf(weightsAt(middle)) > meanDays) low = middle
    else high = middle
  }
  const weights = weightsAt(LIKED_MEAN <= meanDays ? 0 : high)
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

function weightsAt(dislikeOfLength: number) {
  return LENGTHS.map(({ duration, days }) => ({
    duration,
    days,
    weight: LIKED[duration] * Math.exp(-(days - 1) * dislikeOfLength),
  }))
}

function meanOf(weights: readonly { days: number; weight: number }[]): number {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights.reduce((sum, { days, weight }) => sum + days * weight, 0) / total
}
