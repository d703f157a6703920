import { expect, it } from 'vitest'
import type { UserBooking } from '#web/api/user/user.ts'
import { changeChoice, nextBooking } from '#web/features/user/book-seat/next-booking.ts'

const today = '2026-11-20'
const days = { day: today, night: today, openDay: today }
const paid: UserBooking = {
  id: 'paid',
  seat: 'B7',
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Month',
  startDate: '2026-10-25',
  endDate: '2026-11-25',
  amount: 999,
  state: 'paid',
  returned: 0,
  discount: null,
  discountLimit: 0,
  utrSent: false,
  due: null,
  holdUntil: null,
}
const next = (...bookings: UserBooking[]) => nextBooking({ bookings }, days)

it('repeats plan and seat from the end of the paid days, or from today [desk-book-30]', () => {
  const { seat, room, batch, duration } = paid
  const same = { seat, room, batch, duration }
  expect(next(paid).choice).toEqual({ ...same, startDate: '2026-11-25' })
  const former = { ...paid, endDate: '2026-11-01' }
  expect(next(former).choice).toEqual({ ...same, startDate: today })
  expect(next(former, { ...paid, seat: 'B8' }).choice).toMatchObject({
    seat: 'B8',
    startDate: '2026-11-25',
  })
  const far = { ...paid, endDate: '2027-06-01' }
  expect(next(far).choice.startDate).toBe('')
  const cancelled = { ...paid, state: 'cancelled' } as const
  expect(next(cancelled).choice).toEqual({
    seat: '',
    room: '',
    batch: '',
    duration: '',
    startDate: today,
  })
})

it('starts with the unpaid booking, which it replaces, but not before the paid days end [desk-book-31]', () => {
  const unpaid = { ...paid, id: 'unpaid', state: 'desk', seat: 'A5' } as const
  const later = { ...unpaid, startDate: '2026-12-01' }
  expect(next(paid, later)).toMatchObject({
    unpaid: { id: 'unpaid' },
    choice: { seat: 'A5', startDate: '2026-12-01' },
  })
  expect(next(paid, unpaid).choice.startDate).toBe('2026-11-25')
  expect(next({ ...unpaid, state: 'overdue' }).unpaid?.id).toBe('unpaid')
  expect(next({ ...unpaid, state: 'ended' }).unpaid).toBeUndefined()
})

it('moves the first day to tomorrow when the chosen batch is over for today [walk-in-21]', () => {
  const evening = { day: today, night: today, openDay: '2026-11-21' }
  const { choice } = nextBooking({ bookings: [] }, evening)
  const facts = { paidUntil: undefined, days: evening }
  const night = changeChoice(choice, { batch: 'Night Batch (10:00 PM - 7:00 AM)' }, facts)
  expect(night.startDate).toBe(today)
  const day = changeChoice(night, { batch: 'Day Batch (7:00 AM - 10:00 PM)' }, facts)
  expect(day.startDate).toBe('2026-11-21')
  expect(changeChoice(day, { startDate: '2026-12-01' }, facts).startDate).toBe('2026-12-01')
  const later = { ...day, startDate: '2026-12-01' }
  expect(changeChoice(later, { batch: day.batch }, facts).startDate).toBe('2026-12-01')
})

it('starts with the seat of the hall map, but not before the paid days end [hall-25]', () => {
  const requestedSeat = {
    seat: 'A54',
    room: 'Dyanpurn Kaksh',
    batch: 'Night Batch (10:00 PM - 7:00 AM)',
    day: '2026-11-22',
  } as const
  const { day, ...requested } = requestedSeat
  expect(nextBooking({ bookings: [] }, days, requestedSeat).choice).toEqual({
    ...requested,
    duration: '',
    startDate: day,
  })
  expect(nextBooking({ bookings: [paid] }, days, requestedSeat).choice).toEqual({
    ...requested,
    duration: '1 Month',
    startDate: '2026-11-25',
  })
})
