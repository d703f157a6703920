import { expect, test } from 'vitest'
import { tourPassState } from './tour-pass-state.ts'

test.each([
  ['pending', '2026-11-21', 'expected'],
  ['pending', '2026-11-20', 'expected'],
  ['confirmed', '2026-11-21', 'expected'],
  ['cancelled', '2026-11-21', 'cancelled'],
  ['completed', '2026-11-21', 'completed'],
  ['completed', '2026-11-19', 'completed'],
  ['pending', '2026-11-19', 'expired'],
  ['confirmed', '2026-11-19', 'expired'],
  // The server also cancels a tour whose day has passed when the visitor requests another.
  ['cancelled', '2026-11-19', 'expired'],
  ['deleted', '2026-11-21', 'deleted'],
  ['deleted', '2026-11-19', 'deleted'],
] as const)('the pass of a %s tour on %s is %s [tour-518]', (status, tourDate, state) => {
  expect(tourPassState({ status, tourDate }, '2026-11-20')).toBe(state)
})
