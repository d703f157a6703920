import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import type { Tier } from './seats.ts'

const TIER_NOTE_MAX_LENGTH = 60

/** What the seats of a tier offer, such as 'window and power socket'; '' if the owner wrote nothing. */
export const TIER_NOTE_FIELDS = ['standardNote', 'silverNote', 'goldNote'] as const
export type TierNotes = Record<(typeof TIER_NOTE_FIELDS)[number], string>

export const NO_TIER_NOTES: TierNotes = { standardNote: '', silverNote: '', goldNote: '' }

export const TIER_NOTE_PROBLEMS = fieldProblems({
  tierNoteTooLong: `Please keep this to ${TIER_NOTE_MAX_LENGTH} characters`,
  tierNoteOnManyLines: 'Please keep the note on one line',
})

export function tierNoteProblem(note: string): FieldProblem | undefined {
  if (/[\r\n]/.test(note.trim())) return TIER_NOTE_PROBLEMS.tierNoteOnManyLines
  return note.trim().length > TIER_NOTE_MAX_LENGTH ? TIER_NOTE_PROBLEMS.tierNoteTooLong : undefined
}

/** Returns the notes by tier. Older servers don't send them. */
export function notesByTier(notes: Partial<TierNotes>): Record<Tier, string> {
  const { standardNote = '', silverNote = '', goldNote = '' } = notes
  return { standard: standardNote, silver: silverNote, gold: goldNote }
}
