import { expect, it } from 'vitest'
import { resolverResult } from '#web/session/resolver-result.ts'

const values = { seat: '', room: 'Dyandhara Kaksh' }
const fields = ['room', 'seat'] as const

it('returns the values when no field has a problem', () => {
  expect(resolverResult(values, { seat: undefined }, fields)).toEqual({ values, errors: {} })
})

it('returns the problems in the order of the fields, without the values', () => {
  const { values: none, errors } = resolverResult(
    values,
    {
      seat: { code: 'seatRequired', message: 'Choose' },
      room: { code: 'roomRequired', message: 'No' },
    },
    fields,
  )
  expect(none).toEqual({})
  expect(Object.entries(errors)).toEqual([
    ['room', { type: 'rule', message: 'No' }],
    ['seat', { type: 'rule', message: 'Choose' }],
  ])
})
