import { expect, it, vi } from 'vitest'
import type { BookingChoice } from '#shared/domain/booking/booking.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import type { BookingUser } from '#web/features/booking/booking-choice.ts'
import { loadChoice, mergeDraft } from '#web/features/booking/booking-draft.ts'
import { coverUntil } from '#web/testing/member.ts'

const today = '2026-11-20'
const days = { day: today, night: today, openDay: today }
const roomRules = DEFAULT_ROOM_RULES
const newcomer: BookingUser = {
  gender: 'male',
  cover: null,
  booking: null,
  hold: null,
}
const emptyChoice: BookingChoice = {
  room: '',
  batch: '',
  duration: '',
  startDate: '',
  seat: '',
}
const choice: BookingChoice = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Month',
  startDate: '2026-11-25',
  seat: 'B7',
}
const restore = (draft: Partial<BookingChoice>, user = newcomer, first = emptyChoice) =>
  mergeDraft(draft, first, { user, days, roomRules })

it('restores a complete or incomplete choice', () => {
  expect(restore(choice)).toEqual(choice)
  const batchOnly = { ...emptyChoice, batch: choice.batch }
  expect(restore(batchOnly)).toEqual(batchOnly)
  expect(restore({})).toEqual(emptyChoice)
})

it("clears a room or a seat that the member can't book", () => {
  const female = { ...newcomer, gender: 'female' } as const
  expect(restore(choice, female)).toEqual({ ...emptyChoice, startDate: '2026-11-25' })
  expect(restore({ ...choice, seat: 'B63' }).seat).toBe('')
  expect(restore({ ...choice, seat: 'Z1' }).seat).toBe('')
  expect(restore({ ...choice, room: 'Attic' })).toMatchObject({ batch: '' })
})

it.each(['2026-11-19', '2026-12-21', 'tomorrow'])('rejects a start date of %s', (startDate) => {
  expect(restore({ ...choice, startDate }).startDate).toBe('')
})

it('rejects today once the Day batch is over', () => {
  const typed = { ...choice, startDate: today }
  const eveningDays = { ...days, openDay: '2026-11-21' }
  const facts = { user: newcomer, roomRules }
  expect(mergeDraft(typed, emptyChoice, { ...facts, days }).startDate).toBe(today)
  expect(mergeDraft(typed, emptyChoice, { ...facts, days: eveningDays }).startDate).toBe('')
})

it('moves a start date within the paid days to the first possible day', () => {
  const member = { ...newcomer, cover: coverUntil('2026-11-28') }
  const first = { ...emptyChoice, startDate: '2026-11-28' }
  expect(restore(choice, member, first).startDate).toBe('2026-11-28')
})

it('ignores a draft in which an older version used other names', () => {
  const olderDraft = {
    owner: 'u1',
    membershipType: choice.room,
    timeSlot: choice.batch,
    preferredSeat: 'B7',
  }
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(olderDraft) })
  expect(loadChoice({ userId: 'u1', renewal: false }, newcomer, { days, roomRules })).toEqual(
    emptyChoice,
  )
  vi.unstubAllGlobals()
})
