import { expect, test } from 'vitest'
import { refusedVisitor } from './refused-visitor.ts'

const VISITOR = {
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  tourDate: '2026-03-15',
  tourTime: '9:00 AM - 10:00 AM',
}

test('is read from the data of a refusal', () => {
  expect(refusedVisitor({ ...VISITOR, more: 1 })).toEqual(VISITOR)
})

test.each([undefined, null, 'x', [], {}, { ...VISITOR, email: 7 }, { ...VISITOR, tourDate: '' }])(
  '%j holds none',
  (data) => {
    expect(refusedVisitor(data)).toBeUndefined()
  },
)
