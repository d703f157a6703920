import { expect, test } from 'vitest'
import { TourScreen } from '#web/features/tour/tour-screen.tsx'
import { drawn } from '#web/testing/drawn.tsx'

test('asks for sixteen things and leads back to the landing page', () => {
  const { text, links } = drawn(<TourScreen />)
  const labels = [
    'Full name',
    'Email',
    'Phone number',
    'Gender',
    'Tour date',
    'Tour time',
    'Educational background',
    'Current occupation',
    'Job title',
    'Exam preparation',
    'Examination date',
    'Study room duration',
    'Start date',
    'How did you know about us?',
    'Previous study room experience',
    'Study room comparison',
  ]
  const lines = text.split('\n')
  expect(labels.filter((label) => !lines.includes(label))).toEqual([])
  expect(links['Back to home']).toBe('/')
})
