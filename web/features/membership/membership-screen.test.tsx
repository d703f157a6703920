import { expect, test } from 'vitest'
import { MembershipScreen } from '#web/features/membership/membership-screen.tsx'
import { drawn } from '#web/testing/drawn.tsx'
import { NEWCOMER } from '#web/testing/member.ts'

const { text, html } = drawn(<MembershipScreen />, { user: NEWCOMER })

test('has three sections with ten fields', () => {
  const places = [
    'Background Information',
    'Have you visited Dyanpeeth Abhyasika before?',
    'Educational background',
    'Current occupation',
    'Job title',
    'Personal & Contact Details',
    "Father's name",
    "Parent's contact number",
    'Current address',
    'Study Goals & Documentation',
    'Exam you are preparing for',
    'Examination date',
    'Selfie photo',
  ].map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('takes the selfie as an image, from the front camera first', () => {
  const [input] = html.match(/<input[^>]*type="file"[^>]*>/) ?? []
  expect(input).toContain('accept="image/*"')
  expect(input).toContain('capture="user"')
})
