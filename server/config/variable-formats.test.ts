import { expect, test } from 'vitest'
import { isLocalHost } from './variable-formats.ts'

test.each([
  ['/run/postgresql', true],
  ['localhost', true],
  ['127.0.0.2', true],
  ['[::1]', true],
  ['::1', true],
  ['127.example.com', false],
  ['db.example.com', false],
  ['10.0.0.5', false],
  ['0.0.0.0', false],
])('isLocalHost(%j) returns %j', (host, here) => {
  expect(isLocalHost(host)).toBe(here)
})
