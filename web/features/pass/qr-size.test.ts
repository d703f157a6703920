import { expect, test } from 'vitest'
import { passLayout } from '#web/features/pass/qr-size.ts'

test.each([
  ['a phone', 390, 844, { size: 374, linesBeside: false }],
  ['a small phone', 320, 568, { size: 268, linesBeside: false }],
  ['a phone on its side', 844, 390, { size: 318, linesBeside: true }],
  ['a phone on its side with the browser’s bars', 780, 320, { size: 248, linesBeside: true }],
  ['a small phone on its side', 568, 320, { size: 248, linesBeside: true }],
  ['a computer', 1280, 800, { size: 500, linesBeside: false }],
])('makes the code as large as the screen of %s allows [pass-526]', (_, width, height, layout) => {
  expect(passLayout(width, height)).toEqual(layout)
})
