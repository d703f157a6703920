import { expect, test } from 'vitest'
import { RECEIPT_SERIES, receiptNumber } from '../money/receipt.ts'
import { readDeskSearch, readListSearch } from './desk-search.ts'

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['43210', '43210'],
  ['919876543210', '9876543210'],
  ['412345678901', undefined],
  ['432', undefined],
  ['98765 asha', undefined],
])('reads the phone number in %j: %s [search-1]', (typed, phone) => {
  expect(readDeskSearch(typed)?.phone).toBe(phone)
})

test.each([
  ['a5', 'A5'],
  [' B43 ', 'B43'],
  ['b 45', 'B45'],
  ['Z9', undefined],
  ['A5 asha', undefined],
])('reads the seat in %j: %s [search-2]', (typed, seat) => {
  expect(readDeskSearch(typed)?.seat).toBe(seat)
})

test('reads the number of a receipt as it is printed [search-3]', () => {
  const key = { series: RECEIPT_SERIES, year: 2026, number: 42 }
  expect(readDeskSearch(receiptNumber(key).toLowerCase())?.receipt).toEqual(key)
  expect(readDeskSearch('DA/26-27/42')?.receipt).toEqual(key)
  expect(readDeskSearch('rv/26-27/42')?.receipt).toEqual({ ...key, series: 'RV' })
  for (const wrong of ['DA/26-28/00042', 'XY/26-27/00042', 'DA/26-27/', 'DA/26-27/1 2']) {
    expect(readDeskSearch(wrong)?.receipt).toBeUndefined()
  }
})

test('splits a text of two or more characters into words', () => {
  expect(readDeskSearch(' a ')).toBeUndefined()
  expect(readDeskSearch('asha  patil')?.words).toEqual(['asha', 'patil'])
  expect(readDeskSearch('a5')?.words).toEqual([])
})

test.each([
  ['412345678901', '412345678901'],
  ['4123 4567 8901', '412345678901'],
  ['919876543210', '919876543210'],
  ['+919876543210', undefined],
  ['41234567890', undefined],
])('reads the UTR in %j: %s [search-8]', (typed, utr) => {
  expect(readDeskSearch(typed)).toMatchObject({ utr, words: utr ? [] : [typed] })
})

test('keeps every word of a search in a list, beside its other meanings [search-10]', () => {
  const none = { phone: undefined, receipt: undefined, utr: undefined }
  expect(readListSearch('')).toEqual({ ...none, words: [] })
  expect(readListSearch(' a ')).toEqual({ ...none, words: ['a'] })
  expect(readListSearch('a5')).toEqual({ ...none, words: ['a5'] })
  expect(readListSearch('+91 98765 43210')).toEqual({
    ...none,
    words: ['+91', '98765', '43210'],
    phone: '9876543210',
  })
  expect(readListSearch('919876543210')).toEqual({
    words: ['919876543210'],
    phone: '9876543210',
    receipt: undefined,
    utr: '919876543210',
  })
})
