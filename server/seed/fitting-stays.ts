import { SEATS } from '#shared/domain/booking/seats.ts'
import type { Random } from '#shared/sample/random.ts'
import { planStays, SHORTEST_MEAN, type Stay, USUAL_MEAN } from './stays.ts'

/** How far the sample goes back, if its bookings fit into that time. */
const HISTORY_DAYS = 730
/** A seat can be booked for the night and for the day. */
const HALVES = SEATS.length * 2
/**
 * The share of time that is booked: in a nearly full study hall, and in one where people can
 * choose.
 */
const [CROWDED, USUAL] = [0.93, 0.75]
/** The share of later free seats that are booked ahead; the rest stay bookable. */
const AHEAD = 0.5
const SHORTEST = SHORTEST_MEAN * 1.2
/** The loss from planning in whole stays, compared with the calculated average. */
const LOSS = 1.15

type Span = { from: number; until: number }

/** Returns the usual number of bookings in two years for so many members, at least one each. */
export function usualBookings(members: number): number {
  const roomFor = Math.floor((HALVES * HISTORY_DAYS * USUAL) / (USUAL_MEAN * LOSS))
  return Math.max(Math.ceil(members * 1.15), Math.min(Math.ceil(members * 2.2), roomFor))
}

/**
 * Returns at least `count` stays from two years ago to `until`. Many bookings make the stays
 * shorter, and even more extend them further back.
 */
export function fittingStays(random: Random, count: number, { today, until }: Days): Stay[] {
  const span: Span = { from: today - HISTORY_DAYS, until }
  let meanDays = meanFor(count, span)
  for (;;) {
    const fill = meanDays < USUAL_MEAN ? CROWDED : USUAL
    const stays = planStays(random, { ...span, meanDays, fill })
    const booked = stays.filter(({ start }) => start <= today || random.chance(AHEAD))
    if (booked.length >= count) return booked
    const share = booked.length / count
    if (meanDays > SHORTEST) meanDays = Math.max(SHORTEST, meanDays * share * 0.97)
    else span.from -= Math.ceil((until - span.from) * (1 / share - 1) * 1.02) + 7
  }
}

type Days = { today: number; until: number }

function meanFor(count: number, { from, until }: Span): number {
  const room = (HALVES * (until - from) * CROWDED) / (count * LOSS)
  return Math.min(USUAL_MEAN, Math.max(SHORTEST, room))
}
