import { SEATS } from '#shared/domain/booking/seats.ts'
import type { Random } from '#shared/sample/random.ts'
import { MIN_MEAN, type PlannedStay, planStays, USUAL_MEAN } from './stays.ts'

/** How far the sample goes back, if its bookings fit into that time. */
const HISTORY_DAYS = 730
/** Each seat can be booked once for the night and once for the day. */
const HALVES = SEATS.length * 2
/** The share of time that is booked in a nearly full study hall. */
const CROWDED_FILL = 0.93
/** The share of time that is booked in a study hall where people can choose. */
const USUAL_FILL = 0.75
/** The share of future stays that are already booked; the other seats stay bookable. */
const BOOKED_AHEAD = 0.5
const SHORTEST_MEAN = MIN_MEAN * 1.2
/** Whole stays leave gaps, so fewer fit than the average length suggests. */
const GAP_FACTOR = 1.15

type Span = { from: number; until: number }

/** Returns the usual number of bookings in two years for this many members, at least one each. */
export function usualBookings(members: number): number {
  const capacity = Math.floor((HALVES * HISTORY_DAYS * USUAL_FILL) / (USUAL_MEAN * GAP_FACTOR))
  return Math.max(Math.ceil(members * 1.15), Math.min(Math.ceil(members * 2.2), capacity))
}

/**
 * Returns at least `count` stays from two years ago to `until`. If they don't fit, the stays get
 * shorter, and if that is not enough, they begin earlier.
 */
export function fittingStays(random: Random, count: number, { today, until }: Days): PlannedStay[] {
  const span: Span = { from: today - HISTORY_DAYS, until }
  let meanDays = meanFor(count, span)
  for (;;) {
    const fill = meanDays < USUAL_MEAN ? CROWDED_FILL : USUAL_FILL
    const stays = planStays(random, { ...span, meanDays, fill })
    const booked = stays.filter(({ start }) => start <= today || random.chance(BOOKED_AHEAD))
    if (booked.length >= count) return booked
    const share = booked.length / count
    if (meanDays > SHORTEST_MEAN) meanDays = Math.max(SHORTEST_MEAN, meanDays * share * 0.97)
    else span.from -= Math.ceil((until - span.from) * (1 / share - 1) * 1.02) + 7
  }
}

type Days = { today: number; until: number }

function meanFor(count: number, { from, until }: Span): number {
  const mean = (HALVES * (until - from) * CROWDED_FILL) / (count * GAP_FACTOR)
  return Math.min(USUAL_MEAN, Math.max(SHORTEST_MEAN, mean))
}
