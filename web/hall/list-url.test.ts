import { expect, test } from 'vitest'
import { pageIn, withChanges } from './list-url.ts'

const after = (query: string, changed: Parameters<typeof withChanges>[1]) =>
  withChanges(new URLSearchParams(query), changed).toString()

test('a changed filter shows its first page and keeps the rest of the URL', () => {
  expect(after('user=1&state=paid&page=3', { state: 'ending' })).toBe('user=1&state=ending')
  expect(after('state=paid&search=asha', { search: '' })).toBe('state=paid')
  expect(after('state=paid', { state: undefined })).toBe('')
})

test('a changed page keeps the filter, and the first page has no number', () => {
  expect(after('state=paid', { page: 2 })).toBe('state=paid&page=2')
  expect(after('state=paid&page=2', { page: 1 })).toBe('state=paid')
})

test.each([
  ['page=7', 7],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
])('the query %j is page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page)
})
