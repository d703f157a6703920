import { expect, test } from 'vitest'
import { VisitorPassCard } from '#web/features/tour/pass/visitor-pass-card.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'
import { TOUR } from '#web/testing/visitor.ts'

test('shows the tour, its status and a QR code of 256 pixels [pass-9]', () => {
  const tour = { ...TOUR, gender: 'prefer-not-to-say' }
  const { text, html, links } = renderStatic(<VisitorPassCard tour={tour} />)
  for (const row of [
    'Status: Confirmed',
    'Name\nAsha Patil',
    'Email\nasha@example.com',
    'Contact\n+919876543210',
    'Gender\nPrefer not to say',
    'Tour date\n21 Nov 2026',
    'Tour time\n9:00 AM - 10:00 AM',
    'Please arrive 10 minutes before the tour.',
    'Download Pass',
  ]) {
    expect(text).toContain(row)
  }
  expect(html).toContain('width:256px;height:256px')
  expect(links['Back to Main']).toBe('/')
})
