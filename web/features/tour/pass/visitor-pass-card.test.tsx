import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { visitorPass } from '#web/features/tour/pass/visitor-pass.ts'
import { VisitorPassCard } from '#web/features/tour/pass/visitor-pass-card.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'
import { TOUR } from '#web/testing/visitor.ts'

const SETTINGS = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Asia/Kolkata',
  holdMinutes: 30,
  simulatedPayments: true,
}
test('shows the tour, its status and a QR code of 256 pixels [pass-9]', () => {
  const tour = { ...TOUR, gender: 'prefer-not-to-say' }
  const { text, html, links } = renderStatic(
    <VisitorPassCard tour={tour} state="expected" movable />,
  )
  for (const row of [
    'Status: Confirmed',
    'Name\nAsha Patil',
    'Email\nasha@example.com',
    'Contact\n+919876543210',
    'Gender\nPrefer not to say',
    'Tour date\nSat, 21 Nov 2026',
    'Tour time\n9:00 AM - 10:00 AM',
    'Please arrive 10 minutes before the tour.',
    'Download Pass',
  ]) {
    expect(text).toContain(row)
  }
  expect(html).toContain('width:256px;height:256px')
  expect(links['Back to Main']).toBe('/')
  for (const action of ['Add to calendar', 'Change day or time', 'Cancel tour']) {
    expect(text).toContain(action)
  }
})

test('the saved image has the visit, but neither contact nor gender [pass-541]', () => {
  const { rows } = visitorPass(TOUR, { hallDetails: SETTINGS, qrText: '{}' })
  expect(rows.map(({ label }) => label)).toEqual(['Tour date', 'Tour time'])
})

test('a visitor who missed an open tour can choose another day [tour-740]', () => {
  const missed = <VisitorPassCard tour={TOUR} state="expired" movable />
  expect(renderStatic(missed).text).toContain('Choose another day')
  const cancelled = <VisitorPassCard tour={TOUR} state="expired" movable={false} />
  expect(renderStatic(cancelled).text).not.toContain('Choose another day')
})

const ADDRESS = '12 Laxmi Road\nPune 411030'

test("shows the hall's address with a map, its phone, and what to bring [pass-390]", () => {
  const settings = { ...SETTINGS, address: ADDRESS, contactPhone: '98765 43210' }
  const { text, links } = renderStatic(<VisitorPassCard tour={TOUR} state="expected" movable />, {
    settings,
  })
  expect(text).toContain(ADDRESS)
  expect(links['Open in Maps (opens in a new tab)']).toBe(
    'https://www.google.com/maps/search/?api=1&query=12%20Laxmi%20Road%20Pune%20411030',
  )
  expect(links['98765 43210']).toBe('tel:+919876543210')
  expect(text).toContain('Bring this pass, on your phone or on paper.')

  const { rows } = visitorPass(TOUR, { hallDetails: settings, qrText: '{}' })
  expect(rows.slice(-2)).toEqual([
    { label: 'Address', value: ADDRESS, wide: true },
    { label: "Study hall's phone", value: '98765 43210', wide: true },
  ])
})

test('tells to ask reception for the way if the hall has no address [pass-391]', () => {
  const { text } = renderStatic(<VisitorPassCard tour={TOUR} state="expected" movable />, {
    settings: SETTINGS,
  })
  expect(text).toContain('How to find us\nAsk reception for the way to the study hall.\n')
  const { rows } = visitorPass(TOUR, { hallDetails: SETTINGS, qrText: '{}' })
  expect(rows.map(({ label }) => label)).not.toContain('Address')
  const withPhone = { ...SETTINGS, contactPhone: '98765 43210' }
  const onlyPhone = renderStatic(<VisitorPassCard tour={TOUR} state="expected" movable />, {
    settings: withPhone,
  })
  expect(onlyPhone.text).toContain('Ask reception for the way to the study hall.\n98765 43210')
  expect(onlyPhone.text).not.toContain('Open in Maps')
})

test('shows the status and what it means, on the page and in the saved image [tour-519]', () => {
  const { text, html } = renderStatic(<VisitorPassCard tour={TOUR} state="expected" movable />)
  expect(text).toContain(
    'Status: Confirmed\nWe look forward to seeing you on 21 Nov 2026, 9:00 AM - 10:00 AM.\nIf anything changes, reception will email or call you.',
  )
  expect(html).not.toMatch(/to confirm/)
  const pass = visitorPass(TOUR, { hallDetails: SETTINGS, qrText: '{}' })
  expect(pass.code).toBe('Status: Confirmed')
  for (const sentence of pass.note.split(/(?<=\.) /)) expect(text).toContain(sentence)
})

test.each([
  ['cancelled', 'Status: Cancelled\nYour tour on 21 Nov 2026, 9:00 AM - 10:00 AM, is cancelled.'],
  ['completed', 'Status: Completed\nYou visited us on 21 Nov 2026. Thank you!'],
  ['expired', 'Status: Expired\nThe day of this tour, 21 Nov 2026, is over.'],
  ['deleted', 'Status: Deleted\nThe data of this tour has been deleted'],
] as const)('a pass that is %s shows no code and no download [tour-520]', (state, status) => {
  const { text, html, links } = renderStatic(
    <VisitorPassCard tour={TOUR} state={state} movable={false} />,
  )
  expect(text).toContain(status)
  expect(html).not.toContain('width:256px')
  expect(text).not.toMatch(/Download Pass|Confirmed|Please arrive|Cancel tour/)
  expect(links['Request another tour']).toBe(state === 'completed' ? undefined : '/tour')
})

test("says how old the status is if the server can't be reached [tour-521]", () => {
  const at = new Date('2026-11-20T13:10:00Z')
  const known = { tour: TOUR, state: 'expected', movable: true, outdated: { at } } as const
  expect(renderStatic(<VisitorPassCard {...known} />, { settings: SETTINGS }).text).toContain(
    "As of 20 Nov 2026, 6:40 PM. We couldn't check the status just now.",
  )
  const unknown = { ...known, outdated: { at: undefined } }
  const { text } = renderStatic(<VisitorPassCard {...unknown} />)
  expect(text).toContain("We couldn't check the status just now.")
  expect(text).not.toContain('As of')
})
