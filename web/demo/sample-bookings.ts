import { BATCHES, type Batch } from '#shared/domain/batches.ts'
import { addDays, daysBetween } from '#shared/domain/calendar-day.ts'
import { type Duration, membershipEnd } from '#shared/domain/durations.ts'
import { PRICE_TABLE, quote } from '#shared/domain/prices.ts'
import type { Room } from '#shared/domain/rooms.ts'
import { SEATS, type Seat, seatProblem } from '#shared/domain/seats.ts'
import type { DemoBooking, DemoPayment, DemoPerson } from '#web/demo/demo-hall.ts'
import { type Drawn, momentOf, samplePerson } from '#web/demo/sample-people.ts'

/** How many seats of each room are paid for today: about half. */
const TAKEN: Record<Room, number> = {
  'Dyandhara Kaksh': 25,
  'Dyanpurn Kaksh': 13,
  'Dyanasmi Kaksh': 8,
}
const [NIGHT, DAY, ALL_HOURS] = BATCHES
const DURATIONS_TAKEN = ['1 Month', '1 Month', '2 Months', '3 Months', '6 Months'] as const

type Sample = { people: DemoPerson[]; bookings: DemoBooking[]; payments: DemoPayment[] }

/** A hall half full, with the members who sit in it and what they have paid. */
export function sampleMembers(drawn: Drawn): Sample {
  const sample: Sample = { people: [], bookings: [], payments: [] }
  for (const seat of takenSeats(drawn)) {
    for (const batch of drawn.chance.oneOf(SHARES)) addMember(drawn, sample, seat, batch)
  }
  const [first, second, third, fourth] = freeSeats(sample)
  if (first && second && third && fourth) {
    addWaiting(drawn, sample, first)
    addWaiting(drawn, sample, second)
    addAtDesk(drawn, sample, third)
    addCancelled(drawn, sample, fourth)
  }
  return sample
}

/** Who shares a seat: Night and Day may, 24 Hours keeps it alone. */
const SHARES: readonly [readonly Batch[], ...(readonly Batch[])[]] = [
  [DAY],
  [DAY],
  [ALL_HOURS],
  [NIGHT],
  [NIGHT, DAY],
]

function takenSeats({ chance }: Drawn): Seat[] {
  return Object.entries(TAKEN).flatMap(([room, count]) => {
    const open = SEATS.filter((seat) => seat.room === room && !seatProblem(seat, genderIn(seat)))
    return chance.shuffled(open).slice(0, count)
  })
}

function freeSeats({ bookings }: Sample): Seat[] {
  const taken = new Set(bookings.map(({ seat }) => seat))
  return SEATS.filter((seat) => seat.room === 'Dyandhara Kaksh' && !taken.has(seat.id))
}

function genderIn({ room }: Seat): 'male' | 'female' {
  return room === 'Dyanasmi Kaksh' ? 'female' : 'male'
}

/** A member whose membership runs today. */
function addMember(drawn: Drawn, sample: Sample, seat: Seat, batch: Batch): void {
  const { chance, today } = drawn
  const duration = chance.oneOf(DURATIONS_TAKEN)
  const length = daysBetween(today, membershipEnd(today, duration))
  const daysAgo = chance.between(1, length - 3)
  const person = newPerson(drawn, sample, seat, daysAgo + chance.between(0, 4))
  const booking = newBooking(drawn, { seat, batch, duration, person, daysAgo })
  sample.bookings.push({ ...booking, status: 'paid', paidAt: booking.createdAt })
  sample.payments.push({ ...paymentOf(drawn, booking), state: 'completed', issuedMemberId: true })
  person.memberId = ''
}

function addWaiting(drawn: Drawn, sample: Sample, seat: Seat): void {
  const person = newPerson(drawn, sample, seat, 1)
  sample.bookings.push(
    newBooking(drawn, { seat, batch: DAY, duration: '1 Month', person, daysAgo: 0 }),
  )
}

function addAtDesk(drawn: Drawn, sample: Sample, seat: Seat): void {
  const person = newPerson(drawn, sample, seat, 1)
  const booking = newBooking(drawn, { seat, batch: DAY, duration: '3 Months', person, daysAgo: 0 })
  sample.bookings.push({ ...booking, heldUntil: momentOf(addDays(drawn.today, 2), 0) })
  sample.payments.push({ ...paymentOf(drawn, booking), method: 'cash', state: 'waiting' })
}

function addCancelled(drawn: Drawn, sample: Sample, seat: Seat): void {
  const person = newPerson(drawn, sample, seat, 12)
  const booking = newBooking(drawn, { seat, batch: NIGHT, duration: '1 Month', person, daysAgo: 9 })
  sample.bookings.push({ ...booking, status: 'cancelled' })
}

function newPerson(drawn: Drawn, sample: Sample, seat: Seat, daysAgo: number): DemoPerson {
  const person = samplePerson(drawn, sample.people.length + 1, { gender: genderIn(seat), daysAgo })
  sample.people.push(person)
  return person
}

type Wanted = {
  seat: Seat
  batch: Batch
  duration: Duration
  person: DemoPerson
  daysAgo: number
}

export function newBooking(
  { nextId, today }: Drawn,
  { seat, batch, duration, person, daysAgo }: Wanted,
): DemoBooking {
  const start = addDays(today, -daysAgo)
  const plan = {
    membershipType: seat.room,
    timeSlot: batch,
    membershipDuration: duration,
  }
  const end = membershipEnd(start, duration)
  return {
    id: nextId(),
    userId: person.id,
    seat: seat.id,
    ...plan,
    start,
    end,
    amount: quote(plan, seat.tier, PRICE_TABLE).total,
    renewal: false,
    status: 'held',
    // As long as the page of the demo may stay open.
    heldUntil: momentOf(addDays(today, 1), 0),
    createdAt: person.createdAt,
    paidAt: null,
  }
}

export function paymentOf({ nextId, chance }: Drawn, booking: DemoBooking): DemoPayment {
  return {
    id: nextId(),
    bookingId: booking.id,
    userId: booking.userId,
    amount: booking.amount,
    method: chance.oneOf(['upi', 'upi', 'cash']),
    state: 'completed',
    issuedMemberId: false,
    createdAt: booking.createdAt,
  }
}
