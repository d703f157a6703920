import { expect, test } from 'vitest'
import type { EditValues } from '#web/features/user/edit-user-form.ts'
import { overNewer } from '#web/features/user/newer-user.ts'

const SEEN: EditValues = {
  fullName: 'Ravi Patil',
  phoneNumber: '9876543210',
  gender: 'male',
  dateOfBirth: '2001-02-03',
  role: 'user',
}

test('what was typed stays, elsewhere the new values stand, and each new one is told', () => {
  const typed = { ...SEEN, fullName: 'Ravindra Patil', gender: 'other' }
  const newer: EditValues = {
    fullName: 'Ravi Joshi',
    phoneNumber: '9123456780',
    gender: 'male',
    dateOfBirth: '2000-12-31',
    role: 'admin',
  }
  expect(overNewer(SEEN, typed, newer)).toEqual({
    values: { ...newer, fullName: 'Ravindra Patil', gender: 'other' },
    news: [
      'Full Name is Ravi Joshi now; what you entered is kept.',
      'Mobile Number is +91 9123456780 now.',
      'Date of Birth is December 31, 2000 now.',
      'Role is Admin now.',
    ],
  })
})

test('what both entered alike is no difference, and nothing given is said so', () => {
  const typed = { ...SEEN, gender: 'other' }
  const newer = { ...SEEN, gender: 'other', phoneNumber: '' }
  expect(overNewer(SEEN, typed, newer)).toEqual({
    values: newer,
    news: ['Mobile Number is not given now.', 'Gender is Other now.'],
  })
})
