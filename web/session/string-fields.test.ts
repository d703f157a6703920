import { expect, it } from 'vitest'
import { parseStringFields } from '#web/session/string-fields.ts'

const FIELDS = ['name', 'day', 'toString']

it('returns the requested fields and no others', () => {
  const json = JSON.stringify({ name: 'Asha', day: '', password: 'x' })
  expect(parseStringFields(json, FIELDS)).toEqual({ name: 'Asha', day: '' })
})

it('omits values that are not strings', () => {
  expect(parseStringFields(JSON.stringify({ name: 7, day: null }), FIELDS)).toEqual({})
})

it.each([null, '', 'x', '7', 'null', '[]', '"name"'])('returns no fields for %j', (json) => {
  expect(parseStringFields(json, FIELDS)).toEqual({})
})
