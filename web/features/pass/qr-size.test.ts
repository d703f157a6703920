import { expect, test } from 'vitest'
import { passLayout } from '#web/features/pass/qr-size.ts'

test.each([
  ['a phone', 390, 844, { size: 374, beside: false }],
  ['a small phone', 320, 568, { size: 268, beside: false }],
  ['a phone on its side', 844, 390, { size: 318, beside: true }],
  ['the same with the browser’s bars', 780, 320, { size: 248, beside: true }],
  ['a small phone on its side', 568, 320, { size: 248, beside: true }],
  ['a computer', 1280, 800, { size: 500, beside: false }],
])('makes the code as large as the screen of %s allows [pass-526]', (_, width, height, layout) => {
  expect(passLayout(width, height)).toEqual(layout)
})
