import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WaitingBooking } from '#web/features/booking/waiting-booking.tsx'
import { UNPAID } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-20T10:10:00Z')
})
afterEach(() => vi.useRealTimers())

test('shows how long an unpaid seat is held, and links to the payment [booking-430]', () => {
  const { text, links } = renderStatic(<WaitingBooking booking={UNPAID} />)
  expect(text).toContain(
    'Your booking is awaiting payment\nSeat A5 is held for you until 4:00 PM.\n',
  )
  expect(links['Pay ₹1,499']).toBe('/payment')
})

test('shows until when a payment at reception holds the seat', () => {
  const desk = { ...UNPAID, holdUntil: '2026-11-22T10:00:00.000Z', payAtDesk: true }
  const { text, links } = renderStatic(<WaitingBooking booking={desk} />)
  expect(text).toContain('Seat A5 is held for you until 22 Nov 2026, 3:30 PM.')
  expect(links['See your booking']).toBe('/payment')
})

test('says that the hold has expired', () => {
  vi.setSystemTime('2026-11-20T10:30:00Z')
  const { text } = renderStatic(<WaitingBooking booking={UNPAID} />)
  expect(text).toContain("Seat A5 is no longer held for you. You can still pay if it's free.")
})

test('a seat whose UTR is being checked has no end of its hold [upi-36]', () => {
  const sent = { ...UNPAID, holdUntil: '2026-12-20T10:00:00.000Z', payAtDesk: true, utrSent: true }
  const { text } = renderStatic(<WaitingBooking booking={sent} />)
  expect(text).toContain('Reception is checking your payment\nSeat A5 is held for you until then.')
  expect(text).not.toContain('Dec')
})
