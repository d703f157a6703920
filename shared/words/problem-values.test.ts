import { expect, it } from 'vitest'
import { valueTexts } from './problem-values.ts'

const VALUES = { day: '2026-11-24', time: '21:05', room: 'Dyandhara Kaksh', seconds: 42 }

it.each([
  ['en', { day: '24 Nov 2026', time: '9:05 PM', room: 'Dyandhara Kaksh', seconds: 42 }],
  ['mr', { day: '24 नोव्हेंबर 2026', time: 'रात्री 9:05', room: 'Dyandhara Kaksh', seconds: 42 }],
] as const)('formats days and times in %s and keeps the rest [language-470]', (language, texts) => {
  expect(valueTexts(language, VALUES)).toEqual(texts)
})

it('uses the label of a value that has one', () => {
  const labels = { room: { 'Dyandhara Kaksh': 'ज्ञानधारा कक्ष' } }
  expect(valueTexts('hi', { room: 'Dyandhara Kaksh', seat: 'A5' }, labels)).toEqual({
    room: 'ज्ञानधारा कक्ष',
    seat: 'A5',
  })
})

it('leaves a value that is neither a day nor a time as it is', () => {
  const values = { day: 'today', time: 'noon', status: '2026-11-24' }
  expect(valueTexts('mr', values)).toEqual(values)
})
