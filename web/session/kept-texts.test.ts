import { expect, it } from 'vitest'
import { keptTexts } from '#web/session/kept-texts.ts'

const FIELDS = ['name', 'day', 'toString']

it('reads the texts of the fields that are asked for, and no others', () => {
  const kept = JSON.stringify({ name: 'Asha', day: '', password: 'x' })
  expect(keptTexts(kept, FIELDS)).toEqual({ name: 'Asha', day: '' })
})

it('leaves out what is no text', () => {
  expect(keptTexts(JSON.stringify({ name: 7, day: null }), FIELDS)).toEqual({})
})

it.each([null, '', 'x', '7', 'null', '[]', '"name"'])('takes nothing from %j', (kept) => {
  expect(keptTexts(kept, FIELDS)).toEqual({})
})
