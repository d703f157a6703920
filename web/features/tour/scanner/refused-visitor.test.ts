import { expect, test } from 'vitest'
import { VISITOR } from '#web/testing/visitor.ts'
import { refusedVisitor } from './refused-visitor.ts'

test('reads the visitor from the data of a refusal', () => {
  expect(refusedVisitor({ ...VISITOR, more: 1 })).toEqual(VISITOR)
})

test.each([undefined, null, 'x', [], {}, { ...VISITOR, email: 7 }, { ...VISITOR, tourDate: '' }])(
  'refusedVisitor returns undefined for %j',
  (data) => {
    expect(refusedVisitor(data)).toBeUndefined()
  },
)
