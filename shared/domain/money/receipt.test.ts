import { expect, test } from 'vitest'
import { financialYearOf, receiptKeyOf, receiptNumber } from './receipt.ts'

test.for([
  ['2026-03-31', 2025],
  ['2026-04-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2028-02-29', 2027],
] as const)('%s is in the financial year that began in %i [receipt-1]', ([day, year]) => {
  expect(financialYearOf(day)).toBe(year)
})

test.for([
  [{ year: 2026, number: 1 }, 'DA/26-27/00001'],
  [{ year: 2099, number: 99_999 }, 'DA/99-00/99999'],
  [{ year: 2026, number: 9_999_999 }, 'DA/26-27/9999999'],
] as const)(
  'receipt %o has the number %s, of at most 16 characters [receipt-2]',
  ([key, number]) => {
    expect(receiptNumber({ series: 'DA', ...key })).toBe(number)
    expect(number.length).toBeLessThanOrEqual(16)
    expect(receiptKeyOf(number)).toEqual({ series: 'DA', ...key })
  },
)

test.for([
  '',
  'DA/26-28/00001',
  'DA/26-27/1',
  'DA/26-27/000001',
  ' DA/26-27/00001',
  'da/26-27/00001',
])('%s is not a receipt number [receipt-40]', (text) => {
  expect(receiptKeyOf(text)).toBeUndefined()
})
