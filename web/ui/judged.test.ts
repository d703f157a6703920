import { expect, it } from 'vitest'
import { judged } from '#web/ui/judged.ts'

const values = { seat: '', room: 'Dyandhara Kaksh' }
const fields = ['room', 'seat'] as const

it('answers with the values when there is no problem', () => {
  expect(judged(values, { seat: undefined }, fields)).toEqual({ values, errors: {} })
})

it('answers with the problems in the order of the form, without the values', () => {
  const { values: none, errors } = judged(values, { seat: 'Choose', room: 'No' }, fields)
  expect(none).toEqual({})
  expect(Object.entries(errors)).toEqual([
    ['room', { type: 'rule', message: 'No' }],
    ['seat', { type: 'rule', message: 'Choose' }],
  ])
})
