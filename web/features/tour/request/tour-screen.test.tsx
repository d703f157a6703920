import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { TourScreen } from '#web/features/tour/request/tour-screen.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('has sixteen fields and a link back to the landing page [tour-47]', () => {
  const { text, links } = renderStatic(<TourScreen />)
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

test("ends with the hall's contact, if the settings have one", () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    timeZone: 'Asia/Kolkata',
    holdMinutes: 30,
    simulatedPayments: true,
  }
  const withContact = {
    ...settings,
    contactPhone: '98765 43210, 020 2543 1234',
    address: '12 Laxmi Road',
  }
  const { text, links } = renderStatic(<TourScreen />, { settings: withContact })
  const link = 'Asked for a tour before? See or delete your tour data'
  const end = `Request Tour\n${link}\n${settings.name}\n12 Laxmi Road\n${withContact.contactPhone}`
  expect(text.slice(-end.length)).toBe(end)
  expect(links[withContact.contactPhone]).toBe('tel:9876543210')
  expect(renderStatic(<TourScreen />, { settings }).text.endsWith(`Request Tour\n${link}`)).toBe(
    true,
  )
})
