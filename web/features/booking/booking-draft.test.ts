import { expect, it } from 'vitest'
import type { BookingChoice } from '#shared/domain/booking.ts'
import type { Booker } from '#web/features/booking/booking-choice.ts'
import { choiceFrom } from '#web/features/booking/booking-draft.ts'

const today = '2026-11-20'
const newcomer: Booker = {
  gender: 'male',
  paidUntil: null,
  bookingDetails: null,
  pendingBooking: null,
}
const nothing: BookingChoice = {
  membershipType: '',
  timeSlot: '',
  membershipDuration: '',
  membershipStartDate: '',
  preferredSeat: '',
}
const kept: BookingChoice = {
  membershipType: 'Dyandhara Kaksh',
  timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
  membershipDuration: '1 Month',
  membershipStartDate: '2026-11-25',
  preferredSeat: 'B7',
}
const restored = (draft: Partial<BookingChoice>, user = newcomer, first = nothing) =>
  choiceFrom(draft, first, { user, today })

it('is the choice as it was left, finished or not', () => {
  expect(restored(kept)).toEqual(kept)
  const slotOnly = { ...nothing, timeSlot: kept.timeSlot }
  expect(restored(slotOnly)).toEqual(slotOnly)
  expect(restored({})).toEqual(nothing)
})

it('loses a room and a seat that are not this member’s', () => {
  const female = { ...newcomer, gender: 'female' } as const
  expect(restored(kept, female)).toEqual({ ...nothing, membershipStartDate: '2026-11-25' })
  expect(restored({ ...kept, preferredSeat: 'B63' }).preferredSeat).toBe('')
  expect(restored({ ...kept, preferredSeat: 'Z1' }).preferredSeat).toBe('')
  expect(restored({ ...kept, membershipType: 'Attic' })).toMatchObject({ timeSlot: '' })
})

it.each(['2026-11-19', '2026-12-21', 'tomorrow'])('never starts on %s', (membershipStartDate) => {
  expect(restored({ ...kept, membershipStartDate }).membershipStartDate).toBe('')
})

it('starts no renewal in the days already paid for', () => {
  const member = { ...newcomer, paidUntil: '2026-11-28' }
  const first = { ...nothing, membershipStartDate: '2026-11-28' }
  expect(restored(kept, member, first).membershipStartDate).toBe('2026-11-28')
})
