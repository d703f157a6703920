import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/domain/settings.ts'
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

test('says at its end how the hall is reached, where its admins have given it', () => {
  const hall = { ...DEFAULT_SETTINGS, timeZone: 'Asia/Kolkata', holdMinutes: 30 }
  const reached = { ...hall, contactPhone: '98765 43210, 020 2543 1234', address: '12 Laxmi Road' }
  const { text, links } = drawn(<TourScreen />, { hall: reached })
  const end = `Request Tour\n${hall.name}\n12 Laxmi Road\n${reached.contactPhone}`
  expect(text.endsWith(end)).toBe(true)
  expect(links[reached.contactPhone]).toBe('tel:9876543210')
  expect(drawn(<TourScreen />, { hall }).text.endsWith('Request Tour')).toBe(true)
})
