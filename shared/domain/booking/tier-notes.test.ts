import { expect, test } from 'vitest'
import { notesByTier, tierNoteProblem } from './tier-notes.ts'

test('a note about a tier is one short line, or empty [settings-430]', () => {
  expect(tierNoteProblem('')).toBeUndefined()
  expect(tierNoteProblem('Window and power socket')).toBeUndefined()
  expect(tierNoteProblem('x'.repeat(60))).toBeUndefined()
  expect(tierNoteProblem('x'.repeat(61))?.code).toBe('tierNoteTooLong')
  expect(tierNoteProblem('Window\npower')?.code).toBe('tierNoteOnManyLines')
})

test('the notes by tier are empty if a server sends none', () => {
  expect(notesByTier({ goldNote: 'Window' })).toEqual({ standard: '', silver: '', gold: 'Window' })
})
