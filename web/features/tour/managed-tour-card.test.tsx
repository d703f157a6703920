import { expect, test } from 'vitest'
import type { ManagedTour } from '#shared/contract/tour-management.ts'
import type { TourStatus } from '#shared/domain/tour.ts'
import { ManagedTourCard } from '#web/features/tour/managed-tour-card.tsx'
import { drawn } from '#web/testing/drawn.tsx'

const tour: ManagedTour = {
  _id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  gender: 'female',
  tourDate: '2026-11-21',
  tourTime: '9:00 AM - 10:00 AM',
  examPreparation: 'MPSC',
  tourStatus: 'pending',
}
const card = (change: Partial<ManagedTour>) =>
  drawn(<ManagedTourCard tour={{ ...tour, ...change }} onRefused={() => undefined} />)

test.each<[TourStatus, string, string, string[]]>([
  ['pending', 'PENDING', 'warning', ['Confirm Tour', 'Cancel Tour']],
  ['confirmed', 'CONFIRMED', 'info', ['Mark Complete', 'Cancel Tour']],
  ['completed', 'COMPLETED', 'success', []],
  ['cancelled', 'CANCELLED', 'danger', []],
])('a %s tour says %s in the colour %s, and offers %j', (tourStatus, label, tone, moves) => {
  const { text, html } = card({ tourStatus })
  expect(text).toContain(`${label}\n`)
  expect(html).toMatch(new RegExp(`class="[^"]*\\btext-${tone}\\b[^"]*"[^>]*>${label}<`))
  const offered = text.split('\n').filter((line) => /Tour$|Complete$/.test(line))
  expect(offered).toEqual(moves)
})

test('shows the admin notes where there are any', () => {
  expect(card({ adminNotes: 'Comes with her father' }).text).toContain(
    'Exam\nMPSC\nNotes\nComes with her father',
  )
  expect(card({}).text).not.toContain('Notes')
})
