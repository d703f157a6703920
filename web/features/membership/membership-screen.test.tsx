import { expect, test } from 'vitest'
import { MembershipScreen } from '#web/features/membership/membership-screen.tsx'
import { NEWCOMER } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

const { text, html } = renderStatic(<MembershipScreen />, { user: NEWCOMER })

test('has three sections with ten fields [membership-19]', () => {
  const positions = [
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
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
})

test('the selfie input accepts images and prefers the front camera [membership-20]', () => {
  const [input] = html.match(/<input[^>]*type="file"[^>]*>/) ?? []
  expect(input).toContain('accept="image/*"')
  expect(input).toContain('capture="user"')
})
