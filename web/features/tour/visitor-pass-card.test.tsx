import { expect, test } from 'vitest'
import { VisitorPassCard } from '#web/features/tour/visitor-pass-card.tsx'
import { drawn } from '#web/testing/drawn.tsx'

test('shows the tour, its status and a QR code of 256 pixels', () => {
  const tour = {
    _id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
    fullName: 'Asha Patil',
    email: 'asha@example.com',
    phoneNumber: '+919876543210',
    gender: 'prefer-not-to-say',
    tourDate: '2026-11-21',
    tourTime: '9:00 AM - 10:00 AM',
  }
  const { text, html, links } = drawn(<VisitorPassCard tour={tour} />)
  for (const row of [
    'Status: Confirmed',
    'Name\nAsha Patil',
    'Email\nasha@example.com',
    'Contact\n+919876543210',
    'Gender\nPrefer not to say',
    'Tour date\nNovember 21, 2026',
    'Tour time\n9:00 AM - 10:00 AM',
    'Please arrive 10 minutes before the tour.',
    'Download Pass',
  ]) {
    expect(text).toContain(row)
  }
  expect(html).toContain('width:256px;height:256px')
  expect(links['Back to Main']).toBe('/')
})
