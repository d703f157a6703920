import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { AboutStep } from '#web/features/tour/request/about-step.tsx'
import { PlansStep } from '#web/features/tour/request/plans-step.tsx'
import { TourScreen } from '#web/features/tour/request/tour-screen.tsx'
import { useTourForm } from '#web/features/tour/request/use-tour-form.ts'
import { VisitStep } from '#web/features/tour/request/visit-step.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

const LABELS = [
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

const TODAY = '2026-11-20'

function AllSteps() {
  const form = useTourForm(TODAY)
  return (
    <>
      <VisitStep form={form} today={TODAY} />
      <AboutStep form={form} />
      <PlansStep form={form} today={TODAY} />
    </>
  )
}

test('says when tours start, and which day is the first', () => {
  expect(renderStatic(<AllSteps />).text).toContain(
    'A tour takes one hour and starts between 9:00 AM and 9:30 PM. Choose a day from tomorrow, 21 Nov 2026, within the next 30 days.',
  )
})

test('starts with four fields and a link to the landing page [tour-47]', () => {
  const { text, links } = renderStatic(<TourScreen />)
  const lines = text.split('\n')
  expect(LABELS.filter((label) => lines.includes(label))).toEqual([
    'Full name',
    'Phone number',
    'Tour date',
    'Tour time',
  ])
  expect(text).toContain('Step 1 of 3')
  expect(links['Back to home']).toBe('/')
})

test('has sixteen fields in total [tour-393]', () => {
  const lines = renderStatic(<AllSteps />).text.split('\n')
  expect(LABELS.filter((label) => !lines.includes(label))).toEqual([])
})

test('says, until the occupation is chosen, that students need no job title [tour-525]', () => {
  const lines = renderStatic(<AllSteps />).text.split('\n')
  expect(lines[lines.indexOf('Job title') + 1]).toBe(
    'Optional for students and if you are unemployed.',
  )
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
  const link = 'Requested a tour before? See or delete your tour data'
  const end = `Continue\nNext: 5 short questions about you, then 7 about your exam and plans\n${link}\n${settings.name}\n12 Laxmi Road\n${withContact.contactPhone}`
  expect(text.slice(-end.length)).toBe(end)
  expect(links[withContact.contactPhone]).toBe('tel:+919876543210')
  expect(renderStatic(<TourScreen />, { settings }).text.endsWith(`plans\n${link}`)).toBe(true)
})

test('says what comes next, and lets the keyboard of a phone go to the next field [first-635]', () => {
  const { text, html } = renderStatic(<TourScreen />)
  expect(text).toContain('Next: 5 short questions about you, then 7 about your exam and plans')
  expect(html).toMatch(/aria-describedby="tour-after"/)
  expect(html.match(/enterKeyHint="next"/gi)).toHaveLength(2)
})
