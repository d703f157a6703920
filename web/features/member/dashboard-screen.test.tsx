import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Booking, User } from '#shared/contract/wire-names.ts'
import { DashboardScreen } from '#web/features/member/dashboard-screen.tsx'
import { coverUntil, MEMBER, NEWCOMER, PAID, UNPAID } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-12-10T06:30:00Z')
})
afterEach(() => vi.useRealTimers())

const renderDashboard = (user: User) => renderStatic(<DashboardScreen />, { user })

describe('the account card', () => {
  test('shows name, email, member ID and phone number [dashboard-9]', () => {
    const { text } = renderDashboard(MEMBER)
    expect(text).toContain('Full name\nAsha Deshmukh')
    expect(text).toContain('Email\nasha@example.com')
    expect(text).toContain('Dyanpeeth Abhyasika ID\n@DA202611001')
    expect(text).toContain('Phone\n+919876543210')
  })

  test('explains how to get a member ID, and omits a missing phone number [dashboard-10]', () => {
    const { text } = renderDashboard({ ...NEWCOMER, phoneNumber: null })
    expect(text).toContain(
      'Dyanpeeth Abhyasika ID\nPending - Complete membership & payment to get your ID',
    )
    expect(text).not.toContain('Phone')
  })
})

test('says the seat, the days left and the last day only once [dashboard-42]', () => {
  const { text } = renderDashboard(MEMBER)
  for (const fact of ['A5', 'Dyandhara', 'Day Batch', '10 days remaining', '19 Dec 2026']) {
    expect(text.split(fact)).toHaveLength(2)
  }
  expect(renderDashboard({ ...MEMBER, booking: UNPAID }).text).not.toContain('remaining')
})

test('shows the last days and the renewal above the pass, but not beside an unpaid renewal [dashboard-43]', () => {
  const expiring = { ...MEMBER, cover: coverUntil('2026-12-17') }
  expect(renderDashboard(expiring).text).toMatch(
    /Expires in 7 days\nRenew Membership\n.*Scan Me.*Membership status\n/s,
  )
  const renewing = { ...expiring, hold: { ...UNPAID, renewal: true } }
  expect(renderDashboard(renewing).text).toContain('Membership status\nExpires in 7 days\n')
})

describe('the membership status [dashboard-11]', () => {
  test('shows the days left and the details of a paid booking [dashboard-12]', () => {
    const { text, links } = renderDashboard(MEMBER)
    expect(text).toContain('Membership status\n10 days remaining')
    for (const row of [
      'Seat A5, Dyandhara Kaksh\nDay Batch (7:00 AM - 10:00 PM)',
      'Days\n20 Nov 2026 to 19 Dec 2026',
      'Duration\n1 Month',
      'Amount\n₹1,499',
    ]) {
      expect(text).toContain(row)
    }
    expect(links).not.toHaveProperty('Renew Membership')
  })

  test('shows any seat for a booking without a seat [dashboard-13]', () => {
    const noSeat: Booking = { ...PAID, seat: '' }
    expect(renderDashboard({ ...MEMBER, booking: noSeat }).text).toContain(
      'Any seat, Dyandhara Kaksh',
    )
  })

  test.each([
    ['2026-12-10', 'Your membership has expired'],
    ['2026-12-11', 'Expires in 1 day'],
    ['2026-12-17', 'Expires in 7 days'],
  ])(
    'when the membership ends on %s, reads "%s" and links to renewal [dashboard-14]',
    (end, line) => {
      const { text, links } = renderDashboard({ ...MEMBER, cover: coverUntil(end) })
      expect(text).toContain(`${line}\n`)
      expect(links['Renew Membership']).toBe('/booking?renewal=true')
    },
  )

  test('says when a future membership starts [dashboard-32]', () => {
    const comingBooking: Booking = { ...PAID, startDate: '2026-12-17', endDate: '2027-03-17' }
    const user = { ...MEMBER, booking: comingBooking, cover: coverUntil('2027-03-17') }
    const { text, links } = renderDashboard(user)
    expect(text).toContain('Days\n17 Dec 2026 to 16 Mar 2027\n')
    expect(text).not.toMatch(/remaining|quick access/)
    expect(text).toContain('Scan Me\nValid from 17 Dec 2026, 7:00 AM\n')
    expect(links).not.toHaveProperty('Renew Membership')
  })

  test('offers no renewal of a short future membership', () => {
    const comingBooking: Booking = { ...PAID, startDate: '2026-12-11', endDate: '2026-12-12' }
    const user = { ...MEMBER, booking: comingBooking, cover: coverUntil('2026-12-12') }
    const { text, links } = renderDashboard(user)
    expect(text).toContain('Days\n11 Dec 2026\n')
    expect(links).not.toHaveProperty('Renew Membership')
  })

  test.each([
    ['2026-12-09T18:29:59Z', 'Expires in 1 day'],
    ['2026-12-10T01:29:59Z', 'Expires in 1 day'],
    ['2026-12-10T01:30:00Z', 'Your membership has expired'],
  ])('shows a night that ends on 10 December, at %s, as "%s" [dashboard-33]', (time, line) => {
    vi.setSystemTime(time)
    const batch = 'Night Batch (10:00 PM - 7:00 AM)'
    const { text } = renderDashboard({
      ...MEMBER,
      booking: { ...PAID, batch, endDate: '2026-12-10' },
      cover: coverUntil('2026-12-10', batch),
    })
    expect(text).toContain(`${line}\n`)
  })

  test('links to the payment when the booking is unpaid [dashboard-15]', () => {
    const { text, links } = renderDashboard({
      ...NEWCOMER,
      booking: UNPAID,
      hold: UNPAID,
    })
    expect(text).toContain(
      'Payment Pending\nYour membership booking is pending payment completion.\n',
    )
    expect(text).toContain(
      "Seat A5 in Dyandhara Kaksh is no longer held, but you can still pay if it's free.\nComplete Payment",
    )
    expect(links['Complete Payment']).toBe('/payment')
  })

  test('says how long the seat of an unpaid renewal is held [dashboard-431]', () => {
    const hold = { ...UNPAID, startDate: '2026-12-20', holdUntil: '2026-12-10T07:00:00Z' }
    const { text, links } = renderDashboard({ ...MEMBER, hold: { ...hold, renewal: true } })
    expect(text).toContain(
      'Pay ₹1,499 to keep seat A5 from 20 Dec 2026. Seat A5 is held for you until 12:30 PM.',
    )
    expect(links['Complete Payment']).toBe('/payment')
  })

  test('says that a UPI payment is being checked, and does not offer another booking [dashboard-434]', () => {
    const hold = { ...UNPAID, payAtDesk: true, utrSent: true }
    const { text, links } = renderDashboard({ ...NEWCOMER, booking: hold, hold })
    expect(text).toContain("We're checking your payment of ₹1,499\n")
    expect(text).toContain('Room\nDyandhara Kaksh\nSeat\nA5\n')
    expect(text).toContain('Days\n20 Nov 2026 to 19 Dec 2026\n')
    expect(text).toContain('You get it when reception has confirmed your payment.')
    expect(text).not.toMatch(/Payment Pending|Change booking/)
    expect(links['See payment']).toBe('/payment')

    const renewal = renderDashboard({ ...MEMBER, hold: { ...hold, renewal: true } })
    expect(renewal.text).toContain("We're checking your payment of ₹1,499\n")
    expect(renewal.text).toContain('Dyandhara Kaksh, A5, 20 Nov 2026 to 19 Dec 2026')
  })

  test('says from when a membership can be renewed, unless a renewal is unpaid [dashboard-435]', () => {
    expect(renderDashboard(MEMBER).text).toContain(
      '10 days remaining\nYou can renew from 13 Dec 2026.\n',
    )
    const renewing = renderDashboard({ ...MEMBER, hold: { ...UNPAID, renewal: true } })
    expect(renewing.text).not.toContain('You can renew')
  })

  const NONE =
    "No Active Membership\nYou don't have an active membership yet. Get started by purchasing a membership plan.\n"

  test.each<[string, boolean, string]>([
    ['Purchase Membership', true, '/booking'],
    ['Complete Profile & Get Membership', false, '/membership-details'],
  ])(
    'links to "%s" when there is no booking (membershipCompleted: %s) [dashboard-16]',
    (label, membershipCompleted, href) => {
      const { text, links } = renderDashboard({ ...NEWCOMER, membershipCompleted })
      expect(text).toContain(NONE)
      expect(links[label]).toBe(href)
    },
  )
})

test('says that a membership was cancelled, and whom to contact [dashboard-432]', () => {
  const { room, seat, startDate, endDate } = PAID
  const cancelled = { room, seat, startDate, endDate }
  const { text, links } = renderDashboard({ ...NEWCOMER, memberId: '@DA202611001', cancelled })
  expect(text).toContain(
    'Membership cancelled\nYour booking of seat A5 in Dyandhara Kaksh (20 Nov 2026 to 19 Dec 2026) was cancelled by reception, so your pass is no longer valid.\nAsk reception about the reason or a refund.\n',
  )
  expect(text).toContain('No Active Membership\n')
  expect(links['Purchase Membership']).toBe('/booking')
  expect(text).not.toContain('Scan Me')
})

describe('the entrance pass', () => {
  test('is shown for a paid membership, with a placeholder while its code is generated [dashboard-17]', () => {
    expect(renderDashboard(MEMBER).text).toContain(
      'Scan Me\nShow this QR code at the entrance for quick access to your study room.\nValid now\nGenerating QR Code...\nShow my pass\nSeat A5, Dyandhara Kaksh\nDay Batch (7:00 AM - 10:00 PM)\nDownload QR Pass\nThe downloaded pass works too: reception then compares your photo.',
    )
  })

  test('is first on the page while the membership runs, and opens full screen [dashboard-430]', () => {
    const { text, html } = renderDashboard(MEMBER)
    expect(text.indexOf('Scan Me')).toBeLessThan(
      text.indexOf('Membership status\n10 days remaining'),
    )
    expect(html.match(/href="\/pass"/g)).toHaveLength(1)
    expect(html).toMatch(/<a [^>]*href="\/pass"[^>]*>.*Generating QR Code.*Show my pass.*?<\/a>/)
    const over = renderDashboard({ ...MEMBER, cover: coverUntil('2026-12-10') }).text
    expect(over.indexOf('Your membership has expired\n')).toBeLessThan(over.indexOf('Scan Me'))
  })

  test('asks the member to renew when the membership has expired', () => {
    const { text } = renderDashboard({ ...MEMBER, cover: coverUntil('2026-12-10') })
    expect(text).toContain(
      'Scan Me\nYour membership has expired. Renew it to use this pass.\nEnded on 9 Dec 2026, 10:00 PM\n',
    )
    expect(text).not.toContain('quick access')
  })

  test.each([
    ['2026-12-10T16:29:59Z', 'Valid from 10 Dec 2026, 10:00 PM\n'],
    ['2026-12-10T16:30:00Z', 'Valid now\n'],
    ['2026-12-11T06:30:00Z', 'Outside your hours: valid again from 10:00 PM\n'],
    ['2027-01-10T01:30:00Z', 'Ended on 10 Jan 2027, 7:00 AM\n'],
  ])('of a Night batch that begins on 10 December, at %s: %s [dashboard-440]', (time, line) => {
    vi.setSystemTime(time)
    const batch = 'Night Batch (10:00 PM - 7:00 AM)'
    const booking = { ...PAID, batch, startDate: '2026-12-10', endDate: '2027-01-10' } as const
    const user = { ...MEMBER, booking, cover: coverUntil('2027-01-10', batch) }
    expect(renderDashboard(user).text).toContain(line)
  })

  test('does not call the pass valid while the gate refuses it, because an amount is overdue [dashboard-441]', () => {
    const due = { open: 500, payableOn: '2026-12-09' }
    const { text } = renderDashboard({ ...MEMBER, due })
    expect(text).toMatch(/₹500 was due by 9 Dec 2026\n.*Scan Me/s)
    expect(text).not.toContain('Valid now')
    const open = renderDashboard({ ...MEMBER, due: { ...due, payableOn: '2026-12-10' } })
    expect(open.text).toContain('Valid now')
  })

  test('is not shown before the payment [dashboard-18]', () => {
    const unpaid = { ...NEWCOMER, booking: UNPAID, hold: UNPAID }
    for (const user of [NEWCOMER, unpaid]) {
      expect(renderDashboard(user).text).not.toMatch(/Scan Me|QR/)
    }
  })
})

test.each([
  ['Upload Profile Picture', null],
  ['Change Picture', '/uploads/avatars/a.webp'],
])(
  `the profile picture's file chooser says "%s" when the picture is %s [dashboard-19]`,
  (label, avatar) => {
    const { text, html } = renderDashboard({ ...MEMBER, avatar })
    expect(text.split('\n')).toContain(label)
    expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/\*"/)
    if (avatar !== null) expect(html).toContain(`src="${avatar}"`)
  },
)

test('welcomes the member and announces more features [dashboard-20]', () => {
  const { text } = renderDashboard(MEMBER)
  expect(text).toContain('Welcome! Asha Deshmukh')
  expect(text).toContain('More features are coming to your dashboard.')
  expect(text).toContain('Logout')
})
