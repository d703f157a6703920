import { expect, test } from 'vitest'
import { byFollowUp, changeTourNotes, isFollowUpDue } from './tour-notes.ts'

const tour = { id: 't1', adminNotes: 'Comes by bus', followUpOn: '2026-03-20' } as const
const change = { action: 'tour.note', subject: 'tour:t1', details: {} }
const { id: _, ...notes } = tour

test.each([
  ['are changed', tour, 'Comes by car', 'Comes by bus', { ...notes, adminNotes: 'Comes by car' }],
  ['are removed', tour, '', 'Comes by bus', { ...notes, adminNotes: null }],
  ['are written', { ...tour, adminNotes: null }, 'By car', '', { ...notes, adminNotes: 'By car' }],
])('notes %s [tour-81]', (_what, before, adminNotes, notesBefore, stored) => {
  const { outcome } = changeTourNotes(before, { adminNotes, notesBefore })
  expect(outcome).toEqual({ notes: stored, change })
})

test('the same notes change nothing', () => {
  const same = { adminNotes: 'Comes by bus', notesBefore: '' }
  expect(changeTourNotes(tour, same).outcome).toBe(null)
  expect(changeTourNotes(tour, { ...same, followUpOn: '2026-03-20' }).outcome).toBe(null)
})

test.each([
  ['is moved', '2026-04-01', '2026-04-01'],
  ['is removed', '', null],
] as const)(
  'the day of the next call %s, whatever the notes were before [tour-540]',
  (_what, followUpOn, stored) => {
    const edit = { adminNotes: 'Comes by bus', notesBefore: '', followUpOn }
    const { outcome } = changeTourNotes(tour, edit)
    expect(outcome).toEqual({ notes: { ...notes, followUpOn: stored }, change })
  },
)

test('a contact is recorded, whatever the notes were before [tour-751]', () => {
  const { outcome } = changeTourNotes(tour, { contact: 'call', notesBefore: '' })
  expect(outcome).toEqual({ notes, change })
})

test('notes that someone else changed are not overwritten', () => {
  const stale = { adminNotes: 'Comes by car', notesBefore: '' }
  expect(changeTourNotes(tour, stale).refusal).toEqual({ code: 'tourNotesChanged' })
  expect(changeTourNotes(undefined, stale).refusal).toEqual({ code: 'tourNotFound' })
})

test.each([
  ['2026-03-19', false],
  ['2026-03-20', true],
  ['2026-04-01', true],
])('on %s, a call due on 20 March is due: %s [tour-541]', (today, due) => {
  expect(isFollowUpDue(tour, today)).toBe(due)
})

test('without a day, no call is due', () => {
  expect(isFollowUpDue({ followUpOn: null }, '2026-03-20')).toBe(false)
})

test('the earliest call comes first', () => {
  const days = ['2026-03-21', '2026-03-09', '2026-03-20'].map((followUpOn) => ({ followUpOn }))
  expect(days.toSorted(byFollowUp)).toEqual([days[1], days[2], days[0]])
})
