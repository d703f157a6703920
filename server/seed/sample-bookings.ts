import { halvesOf } from '#server/db/queries/booking/occupancy.ts'
import type { BookingRow, PaymentRow } from '#server/db/queries/sample-data.ts'
import { DEFAULT_HOLD_MINUTES } from '#shared/domain/booking/hold-minutes.ts'
import { type PriceTable, quote } from '#shared/domain/booking/prices.ts'
import type { Random } from '#shared/sample/random.ts'
import type { AssignedStay } from './assign-stays.ts'
import type { SampleClock } from './sample-clock.ts'
import { dayOf } from './sample-clock.ts'

/** A stay as stored: its booking, and its payment if there is one. */
export type SampleBooking = { booking: BookingRow; payment: PaymentRow | undefined }

type Outcome =
  | 'paid'
  | 'cancelled'
  | 'refunded'
  | 'replaced'
  | 'held'
  | 'desk'
  | 'overdue'
  | 'lapsed'

const MINUTE_MS = 60_000
const DESK_HOLD_MINUTES = 2 * 24 * 60
/** The outcomes of the first bookings that start today or later; the rest are paid. */
const UNPAID_OUTCOMES: readonly Outcome[] = ['held', 'desk', 'overdue', 'held', 'desk', 'held']

type Options = {
  random: Random
  clock: SampleClock
  prices: PriceTable
  userIds: readonly string[]
}

/** Creates a booking for each stay, in order; the stays are sorted by start. */
export function bookingMaker({ random, clock, prices, userIds }: Options) {
  const unpaid = [...UNPAID_OUTCOMES]
  const waiting = new Set<number>()

  function outcomeOf({ member, turn, start }: AssignedStay): Outcome {
    // The first booking is always paid, because it made them members.
    if (turn === 0) return 'paid'
    if (start >= clock.today) {
      // A user with one unpaid booking can't have another.
      if (waiting.has(member)) return 'paid'
      const outcome = unpaid.shift() ?? 'paid'
      if (outcome !== 'paid') waiting.add(member)
      return outcome
    }
    if (random.chance(0.03)) return random.pick(['cancelled', 'refunded'] as const)
    if (random.chance(0.01) && !waiting.has(member)) {
      waiting.add(member)
      return 'lapsed'
    }
    return random.chance(0.03) ? 'replaced' : 'paid'
  }

  return function makeBooking(stay: AssignedStay): SampleBooking {
    const outcome = outcomeOf(stay)
    const createdAt = creationTime(outcome, stay)
    const paidAt = minutesLater(clock, createdAt, random.integer(1, 20))
    const atDesk = outcome === 'desk' || outcome === 'overdue'
    const holdMinutes = atDesk ? DESK_HOLD_MINUTES : DEFAULT_HOLD_MINUTES
    const userId = userIds[stay.member] ?? ''
    const plan = {
      room: stay.seat.room,
      batch: stay.batch,
      duration: stay.duration,
    }
    const paid = outcome === 'paid' || outcome === 'refunded'
    const booking: BookingRow = {
      id: random.uuid(),
      user_id: userId,
      seat_id: stay.seat.id,
      room: stay.seat.room,
      batch: stay.batch,
      duration: stay.duration,
      start_date: dayOf(stay.start),
      end_date: dayOf(stay.end),
      halves: halvesOf(stay.batch),
      amount: quote(plan, stay.seat.tier, prices).total,
      renewal: stay.turn > 0,
      status: statusOf(outcome),
      held_until: new Date(createdAt.getTime() + holdMinutes * MINUTE_MS),
      created_at: createdAt,
      paid_at: paid ? paidAt : null,
      cancelled_on: outcome === 'refunded' ? dayOf(Math.min(stay.start, clock.today)) : null,
      // Sample members get no reminders.
      payment_reminded_at: outcome === 'held' ? createdAt : null,
    }
    return {
      booking,
      payment: paid || atDesk ? paymentOf(booking, paid, stay) : undefined,
    }
  }

  function creationTime(outcome: Outcome, { start }: AssignedStay): Date {
    const minutesAgo = (minutes: number) => new Date(clock.now.getTime() - minutes * MINUTE_MS)
    if (outcome === 'held' || outcome === 'desk') return minutesAgo(random.integer(1, 20))
    if (outcome === 'overdue') return minutesAgo(DESK_HOLD_MINUTES + random.integer(60, 600))
    return clock.past(start - random.integer(0, 6), random.integer(9 * 60, 20 * 60))
  }

  function paymentOf(booking: BookingRow, completed: boolean, { turn }: AssignedStay): PaymentRow {
    const id = `pay_${booking.id}`
    return {
      id,
      booking_id: booking.id,
      user_id: booking.user_id,
      amount: booking.amount,
      sold: null,
      discount: 0,
      discount_name: '',
      deposit: 0,
      deposit_kind: null,
      deposit_until: null,
      late_fee: 0,
      corrected_on: null,
      in_statement: false,
      method: random.chance(0.7) ? 'upi' : 'cash',
      status: completed ? 'completed' : 'waiting',
      reference: completed ? `sample-${booking.id}` : null,
      issued_member_id: turn === 0,
      confirmed_at: completed ? booking.paid_at : null,
      created_at: booking.paid_at ?? booking.created_at,
    }
  }
}

function statusOf(outcome: Outcome): BookingRow['status'] {
  if (outcome === 'refunded') return 'cancelled'
  return outcome === 'desk' || outcome === 'overdue' ? 'held' : outcome
}

function minutesLater({ now }: SampleClock, at: Date, minutes: number): Date {
  return new Date(Math.min(at.getTime() + minutes * MINUTE_MS, now.getTime()))
}
