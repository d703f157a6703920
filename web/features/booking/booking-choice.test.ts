import { describe, expect, it } from 'vitest'
import type { BookingDetails, PendingBooking } from '#shared/contract/user.ts'
import {
  type Booker,
  datedPlanOf,
  firstChoice,
  ownStartWindow,
  renewableFrom,
} from '#web/features/booking/booking-choice.ts'

const today = '2026-11-20'
const present: BookingDetails = {
  membershipType: 'Dyandhara Kaksh',
  timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
  membershipDuration: '1 Month',
  membershipStartDate: '2026-10-25',
  membershipEndDate: '2026-11-25',
  preferredSeat: 'B7',
  totalAmount: 999,
  paymentStatus: 'completed',
}
const member: Booker = {
  gender: 'male',
  paidUntil: '2026-11-25',
  bookingDetails: present,
  pendingBooking: null,
}
const newcomer: Booker = { ...member, paidUntil: null, bookingDetails: null }
const unpaid: PendingBooking = {
  ...present,
  membershipStartDate: '2026-11-30',
  membershipEndDate: '2026-12-30',
  preferredSeat: 'A5',
  paymentStatus: 'pending',
  holdUntil: '2026-11-20T10:00:00Z',
  renewal: false,
  payAtDesk: false,
}

describe('firstChoice', () => {
  it('is empty for who books for the first time', () => {
    expect(firstChoice(newcomer, { renewal: false, today })).toEqual({
      membershipType: '',
      timeSlot: '',
      membershipDuration: '',
      membershipStartDate: '',
      preferredSeat: '',
    })
  })

  it('repeats the present plan from its end when renewing', () => {
    expect(firstChoice(member, { renewal: true, today })).toMatchObject({
      membershipType: 'Dyandhara Kaksh',
      membershipDuration: '1 Month',
      membershipStartDate: '2026-11-25',
      preferredSeat: 'B7',
    })
  })

  it('renews from today once the membership is over', () => {
    const former = { ...member, paidUntil: '2026-11-01' }
    expect(firstChoice(former, { renewal: true, today }).membershipStartDate).toBe(today)
  })

  it('leaves out what the rules no longer allow', () => {
    const female = firstChoice({ ...member, gender: 'female' }, { renewal: true, today })
    expect(female).toMatchObject({ membershipType: '', preferredSeat: '' })
    expect(female.membershipStartDate).toBe('2026-11-25')
    const sectionA = { ...present, membershipType: 'Dyanasmi Kaksh', preferredSeat: 'A74' } as const
    const moved = { ...member, gender: 'female', bookingDetails: sectionA } as const
    expect(firstChoice(moved, { renewal: true, today })).toMatchObject({
      membershipType: 'Dyanasmi Kaksh',
      preferredSeat: '',
    })
  })

  it('begins with the booking that waits for payment', () => {
    const waiting = { ...newcomer, pendingBooking: unpaid, bookingDetails: unpaid }
    expect(firstChoice(waiting, { renewal: false, today })).toMatchObject({
      membershipStartDate: '2026-11-30',
      preferredSeat: 'A5',
    })
  })

  it('moves a start that has passed to the first day that is possible', () => {
    const late = { ...unpaid, membershipStartDate: '2026-11-18' }
    const waiting = { ...newcomer, pendingBooking: late }
    expect(firstChoice(waiting, { renewal: false, today }).membershipStartDate).toBe(today)
  })
})

describe('ownStartWindow', () => {
  it('runs from the end of the paid days to 30 days from today', () => {
    expect(ownStartWindow(null, today)).toEqual({ min: today, max: '2026-12-20' })
    expect(ownStartWindow('2026-11-25', today)).toEqual({ min: '2026-11-25', max: '2026-12-20' })
  })

  it('is empty while the paid days reach further, until the day that renewableFrom names', () => {
    expect(ownStartWindow('2027-02-01', today)).toBeUndefined()
    expect(renewableFrom('2027-02-01')).toBe('2027-01-02')
    expect(ownStartWindow('2027-02-01', '2027-01-01')).toBeUndefined()
    expect(ownStartWindow('2027-02-01', '2027-01-02')).toEqual({
      min: '2027-02-01',
      max: '2027-02-01',
    })
  })
})

describe('datedPlanOf', () => {
  it('needs all four answers and a start that can be booked', () => {
    const choice = firstChoice(member, { renewal: true, today })
    expect(datedPlanOf(choice, today)?.membershipStartDate).toBe('2026-11-25')
    expect(datedPlanOf({ ...choice, timeSlot: '' }, today)).toBeUndefined()
    expect(datedPlanOf({ ...choice, membershipStartDate: '2027-05-01' }, today)).toBeUndefined()
  })
})
