import { expect, test } from 'vitest'
import { changeTourNotes } from './tour-notes.ts'

const tour = { id: 't1', adminNotes: 'Comes by bus' }
const change = { action: 'tour.note', subject: 'tour:t1', details: {} }

test.each([
  ['are changed', tour, 'Comes by car', 'Comes by bus', change],
  ['are removed', tour, '', 'Comes by bus', change],
  ['are written', { id: 't1', adminNotes: null }, 'Comes by car', '', change],
  ['stay', tour, 'Comes by bus', '', null],
])('notes %s [tour-81]', (_what, before, adminNotes, notesBefore, outcome) => {
  expect(changeTourNotes(before, { adminNotes, notesBefore }).outcome).toEqual(outcome)
})

test('notes that someone else changed are not overwritten', () => {
  const stale = { adminNotes: 'Comes by car', notesBefore: '' }
  expect(changeTourNotes(tour, stale).refusal).toEqual({ code: 'tourNotesChanged' })
  expect(changeTourNotes(undefined, stale).refusal).toEqual({ code: 'tourNotFound' })
})
