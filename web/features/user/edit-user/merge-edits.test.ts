import { expect, test } from 'vitest'
import type { EditValues } from '#web/features/user/edit-user/edit-user-form.ts'
import { mergeEdits } from '#web/features/user/edit-user/merge-edits.ts'

const SEEN: EditValues = {
  fullName: 'Ravi Patil',
  email: 'ravi@example.com',
  phoneNumber: '9876543210',
  gender: 'male',
  dateOfBirth: '2001-02-03',
  role: 'user',
}

test('keeps typed values, updates the other fields, and describes each new value', () => {
  const typed = { ...SEEN, fullName: 'Ravindra Patil', gender: 'other' }
  const newer: EditValues = {
    fullName: 'Ravi Joshi',
    email: 'joshi@example.com',
    phoneNumber: '9123456780',
    gender: 'male',
    dateOfBirth: '2000-12-31',
    role: 'admin',
  }
  expect(mergeEdits(SEEN, typed, newer)).toEqual({
    values: { ...newer, fullName: 'Ravindra Patil', gender: 'other' },
    changes: [
      'Full name is now Ravi Joshi. We kept what you typed.',
      'Email is now joshi@example.com.',
      'Mobile number is now +91 9123456780.',
      'Date of birth is now 31 Dec 2000.',
      'Role is now Admin.',
    ],
  })
})

test('does not mention that a typed value is kept if both entered the same, and describes a cleared value as empty', () => {
  const typed = { ...SEEN, gender: 'other' }
  const newer = { ...SEEN, gender: 'other', phoneNumber: '' }
  expect(mergeEdits(SEEN, typed, newer)).toEqual({
    values: newer,
    changes: ['Mobile number is now empty.', 'Gender is now Other.'],
  })
})
