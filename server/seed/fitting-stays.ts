import { SEATS } from '#shared/domain/seats.ts'
import type { Chance } from './chance.ts'
import { LIKED_MEAN, planStays, SHORTEST_MEAN, type Stay } from './stays.ts'

/** How long the sample reaches back, where its bookings find room in that time. */
const HISTORY_DAYS = 730
/** A seat is taken by night and by day. */
const HALVES = SEATS.length * 2
/** Of the time in a hall that is nearly full, and in one where people find the seat they like. */
const [CROWDED, USUAL] = [0.93, 0.75]
/** Of the seats that are free later on, so many are booked ahead: the rest can still be had. */
const AHEAD = 0.5
const SHORTEST = SHORTEST_MEAN * 1.2
/** What planning in whole stays loses against the arithmetic. */
const LOSS = 1.15

type Span = { from: number; until: number }

/** How many bookings a usual hall of so many members has in two years: each member has at least one. */
export function usualBookings(members: number): number {
  const roomFor = Math.floor((HALVES * HISTORY_DAYS * USUAL) / (LIKED_MEAN * LOSS))
  return Math.max(Math.ceil(members * 1.15), Math.min(Math.ceil(members * 2.2), roomFor))
}

/**
 * At least `count` stays between two years ago and `until`; shorter ones where there must be many, and
 * further back where even those find no room.
 */
export function fittingStays(chance: Chance, count: number, { today, until }: Days): Stay[] {
  const span: Span = { from: today - HISTORY_DAYS, until }
  let meanDays = meanFor(count, span)
  for (;;) {
    const fill = meanDays < LIKED_MEAN ? CROWDED : USUAL
    const stays = planStays(chance, { ...span, meanDays, fill })
    const kept = stays.filter(({ start }) => start <= today || chance.happens(AHEAD))
    if (kept.length >= count) return kept
    const share = kept.length / count
    if (meanDays > SHORTEST) meanDays = Math.max(SHORTEST, meanDays * share * 0.97)
    else span.from -= Math.ceil((until - span.from) * (1 / share - 1) * 1.02) + 7
  }
}

type Days = { today: number; until: number }

function meanFor(count: number, { from, until }: Span): number {
  const room = (HALVES * (until - from) * CROWDED) / (count * LOSS)
  return Math.min(LIKED_MEAN, Math.max(SHORTEST, room))
}
