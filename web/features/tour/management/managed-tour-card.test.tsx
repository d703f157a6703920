import { expect, test } from 'vitest'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { ManagedTourCard } from '#web/features/tour/management/managed-tour-card.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'
import { TOUR } from '#web/testing/visitor.ts'

const tour: ManagedTour = {
  ...TOUR,
  examPreparation: 'MPSC',
  tourStatus: 'pending',
  language: 'mr',
}
const card = (change: Partial<ManagedTour>) =>
  renderStatic(<ManagedTourCard tour={{ ...tour, ...change }} onRefused={() => undefined} />)

test.each<[TourStatus, string, string, string[]]>([
  ['pending', 'PENDING', 'warning', ['Confirm Tour', 'Cancel Tour']],
  ['confirmed', 'CONFIRMED', 'info', ['Mark Complete', 'Cancel Tour']],
  ['completed', 'COMPLETED', 'success', []],
  ['cancelled', 'CANCELLED', 'danger', []],
])(
  'a %s tour shows %s in the colour %s with the buttons %j [tour-44]',
  (tourStatus, label, tone, labels) => {
    const { text, html } = card({ tourStatus })
    expect(text).toContain(`${label}\n`)
    expect(html).toMatch(new RegExp(`class="[^"]*\\btext-${tone}\\b[^"]*"[^>]*>${label}<`))
    const buttons = text.split('\n').filter((line) => /Tour$|Complete$/.test(line))
    expect(buttons).toEqual(labels)
  },
)

test('shows the admin notes, if any', () => {
  expect(card({ adminNotes: 'Comes with her father' }).text).toContain(
    'Exam\nMPSC\nNotes\nComes with her father',
  )
  expect(card({}).text).not.toMatch(/^Notes$/m)
})

test('calls the visitor with the country code, and writes to them in their language [first-636]', () => {
  const { links } = card({ phoneNumber: '9876543210' })
  expect(links['9876543210']).toBe('tel:+919876543210')
  expect(decodeURIComponent(links.WhatsApp ?? '')).toMatch(
    /^https:\/\/wa\.me\/919876543210\?text=नमस्कार Asha Patil, .* 21 नोव्हेंबर 2026, /,
  )
})

test('shows when reception last called the visitor [tour-750]', () => {
  const lastContact = { kind: 'call', at: '2026-11-20T10:00:00.000Z' } as const
  expect(card({ lastContact }).text).toContain('Last contact\nCalled 20 Nov 2026')
})
