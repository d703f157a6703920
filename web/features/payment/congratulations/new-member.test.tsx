import { expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { NewMember } from '#web/features/payment/congratulations/new-member.tsx'
import { MEMBER } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

const settings = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Asia/Kolkata',
  holdMinutes: 30,
  simulatedPayments: true,
}
const withContact = { ...settings, contactPhone: '98765 43210', address: '12 Laxmi Road\nPune' }
const page = (details: typeof settings) =>
  renderStatic(<NewMember memberId="@DA202611001" user={MEMBER} />, { settings: details })

test('says when and where the membership begins [congratulations-431]', () => {
  const { text } = page(settings)
  expect(text).toContain(
    'Seat\nA5\nRoom\nDyandhara Kaksh\nFirst day\n20 Nov 2026\nUntil\n19 Dec 2026 (1 Month)\nHours\nDay Batch (7:00 AM - 10:00 PM)\n',
  )
  expect(text).toContain('What to bring\nA photo ID and your phone\n')
})

test('says where the receipt is, and from when a later membership works [congratulations-433]', () => {
  const { text, links } = page(settings)
  expect(text).toContain('Your receipt and pass are emailed to asha@example.com.')
  expect(links['See your receipt']).toBe('/receipts')
  vi.useFakeTimers({ now: new Date('2026-11-18T06:30:00Z') })
  expect(page(settings).text).toContain('Your first day is 20 Nov 2026, from 7:00 AM.\n')
  vi.useRealTimers()
})

test('shows the code of the pass, which links to the pass [landing-705]', () => {
  // The code is drawn only in a browser; a static page has its placeholder.
  const code = /<a [^>]*href="\/pass"[^>]*>.*?Generating QR Code.*?Show my pass.*?<\/a>/
  expect(page(settings).html).toMatch(code)
  const { text } = page(settings)
  expect(text.indexOf('Show my pass')).toBeLessThan(text.indexOf('Your member ID'))
  const visitor = renderStatic(<NewMember memberId="@DA202611001" user={undefined} />)
  expect(visitor.html).not.toMatch(code)
})

test('shows the address and the phone number of the hall, or to ask reception for the way [congratulations-432]', () => {
  const { text, links } = page(withContact)
  expect(text).toContain('How to get here\nDyanpeeth Abhyasika\n12 Laxmi Road\nPune\n')
  expect(links['Open in Maps (opens in a new tab)']).toContain('query=12%20Laxmi%20Road')
  expect(links['98765 43210']).toBe('tel:+919876543210')
  expect(page(settings).text).toContain(
    'How to get here\nDyanpeeth Abhyasika\nAsk reception for the way to the study hall.\n',
  )
})

test('shows no booking to visitors who are not logged in', () => {
  const { text } = renderStatic(<NewMember memberId="@DA202611001" user={undefined} />)
  expect(text).not.toContain('First day')
  expect(text).not.toContain('Show my pass')
})
