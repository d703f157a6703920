import { type BookingRow, halvesOf, type PaymentRow } from '#server/db/sample-data.ts'
import { type PriceTable, quote } from '#shared/domain/prices.ts'
import type { CastStay } from './cast.ts'
import type { Chance } from './chance.ts'
import { dayOf } from './day-number.ts'
import type { SampleClock } from './sample-clock.ts'

/** A stay as it is kept: its booking, and its payment where there is one. */
export type SampleBooking = { booking: BookingRow; payment: PaymentRow | undefined }

type Fate = 'paid' | 'cancelled' | 'refunded' | 'replaced' | 'held' | 'desk' | 'overdue' | 'lapsed'

const MINUTE_MS = 60_000
const HOLD_MINUTES = 30
const DESK_HOLD_MINUTES = 2 * 24 * 60
/** How many of those that begin soon are not paid yet: a few, as on a good day. */
const UNPAID: readonly Fate[] = ['held', 'desk', 'overdue', 'held', 'desk', 'held']

type Making = { chance: Chance; clock: SampleClock; prices: PriceTable; userIds: readonly string[] }

/** Makes the booking of each stay in turn; the stays come in the order of their beginning. */
export function bookingMaker({ chance, clock, prices, userIds }: Making) {
  const unpaid = [...UNPAID]
  const waiting = new Set<number>()

  function fateOf({ member, turn, start }: CastStay): Fate {
    // The first is paid, whatever comes: by it they became members.
    if (turn === 0) return 'paid'
    if (start >= clock.today) {
      // Who waits for one payment can't wait for another.
      if (waiting.has(member)) return 'paid'
      const fate = unpaid.shift() ?? 'paid'
      if (fate !== 'paid') waiting.add(member)
      return fate
    }
    if (chance.happens(0.03)) return chance.pick(['cancelled', 'refunded'] as const)
    if (chance.happens(0.01) && !waiting.has(member)) {
      waiting.add(member)
      return 'lapsed'
    }
    return chance.happens(0.03) ? 'replaced' : 'paid'
  }

  return function makeBooking(stay: CastStay): SampleBooking {
    const fate = fateOf(stay)
    const createdAt = madeAt(fate, stay)
    const paidAt = later(clock, createdAt, chance.whole(1, 20))
    const atDesk = fate === 'desk' || fate === 'overdue'
    const holdMinutes = atDesk ? DESK_HOLD_MINUTES : HOLD_MINUTES
    const userId = userIds[stay.member] ?? ''
    const plan = {
      membershipType: stay.seat.room,
      timeSlot: stay.batch,
      membershipDuration: stay.duration,
    }
    const paid = fate === 'paid' || fate === 'refunded'
    const booking: BookingRow = {
      id: chance.uuid(),
      user_id: userId,
      seat_id: stay.seat.id,
      membership_type: stay.seat.room,
      time_slot: stay.batch,
      membership_duration: stay.duration,
      start_date: dayOf(stay.start),
      end_date: dayOf(stay.end),
      halves: halvesOf(stay.batch),
      amount: quote(plan, stay.seat.tier, prices).total,
      renewal: stay.turn > 0,
      status: statusOf(fate),
      held_until: new Date(createdAt.getTime() + holdMinutes * MINUTE_MS),
      created_at: createdAt,
      paid_at: paid ? paidAt : null,
    }
    return {
      booking,
      payment: paid || atDesk ? paymentOf(booking, paid, stay) : undefined,
    }
  }

  function madeAt(fate: Fate, { start }: CastStay): Date {
    const ago = (minutes: number) => new Date(clock.now.getTime() - minutes * MINUTE_MS)
    if (fate === 'held' || fate === 'desk') return ago(chance.whole(1, 20))
    if (fate === 'overdue') return ago(DESK_HOLD_MINUTES + chance.whole(60, 600))
    return clock.past(start - chance.whole(0, 6), chance.whole(9 * 60, 20 * 60))
  }

  function paymentOf(booking: BookingRow, completed: boolean, { turn }: CastStay): PaymentRow {
    const id = `pay_${booking.id}`
    return {
      id,
      booking_id: booking.id,
      user_id: booking.user_id,
      amount: booking.amount,
      method: chance.happens(0.7) ? 'upi' : 'cash',
      status: completed ? 'completed' : 'waiting',
      reference: completed ? `sample-${booking.id}` : null,
      issued_member_id: turn === 0,
      confirmed_at: completed ? booking.paid_at : null,
      created_at: booking.paid_at ?? booking.created_at,
    }
  }
}

function statusOf(fate: Fate): BookingRow['status'] {
  if (fate === 'refunded') return 'cancelled'
  return fate === 'desk' || fate === 'overdue' ? 'held' : fate
}

function later({ now }: SampleClock, at: Date, minutes: number): Date {
  return new Date(Math.min(at.getTime() + minutes * MINUTE_MS, now.getTime()))
}
