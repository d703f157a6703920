import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingDetails, CurrentUser } from '#shared/contract/user.ts'
import { DashboardScreen } from '#web/features/member/dashboard-screen.tsx'
import { drawn } from '#web/testing/drawn.tsx'
import { MEMBER, NEWCOMER, PAID, UNPAID } from '#web/testing/member.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-12-10T06:30:00Z')
})
afterEach(() => vi.useRealTimers())

const dashboard = (user: CurrentUser) => drawn(<DashboardScreen />, { user })

describe('the account card', () => {
  test('shows name, email, member ID and phone', () => {
    const { text } = dashboard(MEMBER)
    expect(text).toContain('Full name\nAsha Deshmukh')
    expect(text).toContain('Email\nasha@example.com')
    expect(text).toContain('Dyanpeeth Abhyasika ID\n@DA202611001')
    expect(text).toContain('Phone\n+919876543210')
  })

  test('says how to get an ID, and leaves out a phone that is not there', () => {
    const { text } = dashboard({ ...NEWCOMER, phoneNumber: null })
    expect(text).toContain(
      'Dyanpeeth Abhyasika ID\nPending - Complete membership & payment to get your ID',
    )
    expect(text).not.toContain('Phone')
  })
})

describe('the membership status', () => {
  test('of a paid booking says how long it runs and what it holds', () => {
    const { text, links } = dashboard(MEMBER)
    expect(text).toContain('Membership status\n10 days remaining')
    for (const row of [
      'Room\nDyandhara Kaksh',
      'Time slot\nDay Batch (7:00 AM - 10:00 PM)',
      'Duration\n1 Month',
      'Start date\nNovember 20, 2026',
      'End date\nDecember 20, 2026',
      'Seat\nA5',
      'Amount\n₹1,499',
    ]) {
      expect(text).toContain(row)
    }
    expect(links).not.toHaveProperty('Renew Membership')
  })

  test('without a seat says Any', () => {
    const noSeat: BookingDetails = { ...PAID, preferredSeat: '' }
    expect(dashboard({ ...MEMBER, bookingDetails: noSeat }).text).toContain('Seat\nAny')
  })

  test.each([
    ['2026-12-10', 'Your membership has expired'],
    ['2026-12-11', 'Expires in 1 day'],
    ['2026-12-17', 'Expires in 7 days'],
  ])('of one that ends on %s: %s, with the way to renew', (end, line) => {
    const { text, links } = dashboard({ ...MEMBER, membershipValidUntil: end })
    expect(text).toContain(`${line}\n`)
    expect(links['Renew Membership']).toBe('/booking?renewal=true')
  })

  test('of an unpaid booking leads to the payment', () => {
    const { text, links } = dashboard({
      ...NEWCOMER,
      bookingDetails: UNPAID,
      pendingBooking: UNPAID,
    })
    expect(text).toContain(
      'Payment Pending\nYour membership booking is pending payment completion.\nComplete Payment',
    )
    expect(links['Complete Payment']).toBe('/payment')
  })

  const NONE =
    "No Active Membership\nYou don't have an active membership yet. Get started by purchasing a membership plan.\n"

  test.each<[string, boolean, string]>([
    ['Purchase Membership', true, '/booking'],
    ['Complete Profile & Get Membership', false, '/membership-details'],
  ])('without a booking: %s, details given: %s', (label, membershipCompleted, href) => {
    const { text, links } = dashboard({ ...NEWCOMER, membershipCompleted })
    expect(text).toContain(NONE)
    expect(links[label]).toBe(href)
  })
})

describe('the entrance pass', () => {
  test('is there with a paid membership, and says so while its code is generated', () => {
    expect(dashboard(MEMBER).text).toContain(
      'Scan Me\nShow this QR code at the entrance for quick access to your study room.\nGenerating QR Code...\nDownload QR Pass',
    )
  })

  test('of an expired membership says that it lets nobody in', () => {
    const { text } = dashboard({ ...MEMBER, membershipValidUntil: '2026-12-10' })
    expect(text).toContain(
      'Scan Me\nYour membership has expired, so this QR code is no longer valid. Please renew it first.\n',
    )
    expect(text).not.toContain('quick access')
  })

  test('is not there before the payment', () => {
    const unpaid = { ...NEWCOMER, bookingDetails: UNPAID, pendingBooking: UNPAID }
    for (const user of [NEWCOMER, unpaid]) {
      expect(dashboard(user).text).not.toMatch(/Scan Me|QR/)
    }
  })
})

test.each([
  ['Upload Profile Picture', null],
  ['Change Picture', '/uploads/avatars/a.webp'],
])('the profile picture is an image file: %s, with the picture %s', (label, avatar) => {
  const { text, html } = dashboard({ ...MEMBER, avatar })
  expect(text).toContain(`Profile picture\n`)
  expect(text.split('\n')).toContain(label)
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/\*"/)
  if (avatar !== null) expect(html).toContain(`src="${avatar}"`)
})

test('welcomes the member, and says that more is to come', () => {
  const { text } = dashboard(MEMBER)
  expect(text).toContain('Welcome! Asha Deshmukh')
  expect(text).toContain('More features will come to your dashboard.')
  expect(text).toContain('Logout')
})
