import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { parseCount, settingsOf, valuesOf } from '#web/features/settings/settings-form.ts'

const settings = { ...DEFAULT_SETTINGS, closedSeats: ['A5'], version: 3 }

test('returns unchanged settings as they were loaded', () => {
  expect(settingsOf(valuesOf(settings), 3)).toEqual(settings)
})

test('returns a chosen room rule by its area', () => {
  const values = valuesOf(settings)
  const rule = { audience: 'everyone', unstated: 'reception' } as const
  const roomRules = values.roomRules.map((each, index) => (index === 6 ? rule : each))
  expect(settingsOf({ ...values, roomRules }, 3).roomRules).toEqual({
    ...settings.roomRules,
    'Dyanasmi Kaksh, Section A': rule,
  })
})

test('puts a typed price into the table [settings-5]', () => {
  const values = valuesOf(settings)
  const cell = values.prices[2]?.[14]
  if (!cell) throw new Error('The table has fewer cells than the hall has prices')
  cell.allHours = ' 20000 '
  const { prices } = settingsOf(values, 3)
  expect(prices['12 Months']['Dyanasmi Kaksh']).toEqual([9499, 12999, 20000])
})

test.each([
  ['90', 90],
  [' 7 ', 7],
  ['', Number.NaN],
  ['1e2', Number.NaN],
  ['7.5', Number.NaN],
  ['-3', Number.NaN],
])('parses %j as %d', (text, count) => {
  expect(parseCount(text)).toBe(count)
})
