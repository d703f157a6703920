import { describe, expect, it } from 'vitest'
import type { Booking, Hold } from '#shared/contract/wire-names.ts'
import { datedPlanOf, memberStartWindow } from '#shared/domain/booking/booking.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import {
  type BookingUser,
  firstRenewalDay,
  initialChoice,
} from '#web/features/booking/booking-choice.ts'
import { coverUntil } from '#web/testing/member.ts'

const today = '2026-11-20'
const days = { day: today, night: today, openDay: today }
const studyDaysOn = (day: string) => ({ day, night: day, openDay: day })
/** From 22:00, when the Day batch is over. */
const evening = { ...days, openDay: '2026-11-21' }
const roomRules = DEFAULT_ROOM_RULES
const current: Booking = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Month',
  startDate: '2026-10-25',
  endDate: '2026-11-25',
  seat: 'B7',
  amount: 999,
  paymentStatus: 'completed',
  discount: 0,
}
const member: BookingUser = {
  gender: 'male',
  cover: coverUntil('2026-11-25'),
  booking: current,
  hold: null,
}
const newcomer: BookingUser = { ...member, cover: null, booking: null }
const unpaid: Hold = {
  ...current,
  startDate: '2026-11-30',
  endDate: '2026-12-30',
  seat: 'A5',
  paymentStatus: 'pending',
  holdUntil: '2026-11-20T10:00:00Z',
  renewal: false,
  payAtDesk: false,
  utrSent: false,
  toPay: current.amount,
}

describe('initialChoice', () => {
  it('is empty for a first booking', () => {
    expect(initialChoice(newcomer, { renewal: false, days, roomRules })).toEqual({
      room: '',
      batch: '',
      duration: '',
      startDate: '',
      seat: '',
    })
  })

  it('repeats the current plan, from the end of the paid days, for a renewal [booking-25]', () => {
    expect(initialChoice(member, { renewal: true, days, roomRules })).toMatchObject({
      room: 'Dyandhara Kaksh',
      duration: '1 Month',
      startDate: '2026-11-25',
      seat: 'B7',
    })
  })

  it('renews from today once the membership has ended', () => {
    const former = { ...member, cover: coverUntil('2026-11-01') }
    expect(initialChoice(former, { renewal: true, days, roomRules }).startDate).toBe(today)
  })

  it('clears values that the rules no longer allow', () => {
    const female = initialChoice(
      { ...member, gender: 'female' },
      { renewal: true, days, roomRules },
    )
    expect(female).toMatchObject({ room: '', seat: '' })
    expect(female.startDate).toBe('2026-11-25')
    const sectionABooking = { ...current, room: 'Dyanasmi Kaksh', seat: 'A74' } as const
    const moved = { ...member, gender: 'female', booking: sectionABooking } as const
    expect(initialChoice(moved, { renewal: true, days, roomRules })).toMatchObject({
      room: 'Dyanasmi Kaksh',
      seat: '',
    })
  })

  it('starts with the unpaid booking', () => {
    const memberWithHold = { ...newcomer, hold: unpaid, booking: unpaid }
    expect(initialChoice(memberWithHold, { renewal: false, days, roomRules })).toMatchObject({
      startDate: '2026-11-30',
      seat: 'A5',
    })
  })

  it('moves a past start date to the first possible day', () => {
    const late = { ...unpaid, startDate: '2026-11-18' }
    const memberWithHold = { ...newcomer, hold: late }
    expect(initialChoice(memberWithHold, { renewal: false, days, roomRules }).startDate).toBe(today)
  })
})

describe('memberStartWindow', () => {
  it('runs from the end of the paid days to 30 days from today', () => {
    expect(memberStartWindow(undefined, '', days)).toEqual({ min: today, max: '2026-12-20' })
    expect(memberStartWindow('2026-11-25', '', days)).toEqual({
      min: '2026-11-25',
      max: '2026-12-20',
    })
  })

  it('is undefined before the day that renewableFrom returns, if the paid days end after the last day that can be booked', () => {
    expect(memberStartWindow('2027-02-01', '', days)).toBeUndefined()
    expect(firstRenewalDay('2027-02-01')).toBe('2027-01-02')
    expect(memberStartWindow('2027-02-01', '', studyDaysOn('2027-01-01'))).toBeUndefined()
    expect(memberStartWindow('2027-02-01', '', studyDaysOn('2027-01-02'))).toEqual({
      min: '2027-02-01',
      max: '2027-02-01',
    })
  })
})

describe('once the Day batch is over for today [booking-502]', () => {
  const DAY = current.batch
  const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
  const former = { ...member, cover: coverUntil('2026-11-01') }

  it('offers it from tomorrow, and the other batches from today', () => {
    expect(memberStartWindow(undefined, DAY, evening)?.min).toBe('2026-11-21')
    expect(memberStartWindow(undefined, NIGHT, evening)?.min).toBe(today)
    expect(memberStartWindow(undefined, '24 Hours Batch', evening)?.min).toBe(today)
    expect(memberStartWindow('2026-11-25', DAY, evening)?.min).toBe('2026-11-25')
  })

  it('renews from tomorrow', () => {
    const choice = initialChoice(former, { renewal: true, days: evening, roomRules })
    expect(choice).toMatchObject({ batch: DAY, startDate: '2026-11-21' })
    const late = { ...unpaid, startDate: today }
    const memberWithHold = { ...newcomer, hold: late }
    const facts = { renewal: false, days: evening, roomRules }
    expect(initialChoice(memberWithHold, facts).startDate).toBe('2026-11-21')
  })

  it('has no dated plan for today', () => {
    const choice = { ...current, startDate: today }
    expect(datedPlanOf(choice, days)?.startDate).toBe(today)
    expect(datedPlanOf(choice, evening)).toBeUndefined()
    expect(datedPlanOf({ ...choice, batch: NIGHT }, evening)?.startDate).toBe(today)
  })
})

describe('datedPlanOf', () => {
  it('requires all four fields and a valid start date', () => {
    const choice = initialChoice(member, { renewal: true, days, roomRules })
    expect(datedPlanOf(choice, days)?.startDate).toBe('2026-11-25')
    expect(datedPlanOf({ ...choice, batch: '' }, days)).toBeUndefined()
    expect(datedPlanOf({ ...choice, startDate: '2027-05-01' }, days)).toBeUndefined()
  })
})
