import type { EntryOutcome } from '#shared/domain/door/door-entry.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { UserEntry } from '#web/api/door/door-log.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import {
  ENTRY_LOOK_LABELS,
  ENTRY_OUTCOME_LABELS,
  ENTRY_REASON_LABELS,
  ENTRY_SOURCE_LABELS,
  ENTRY_WORDS as WORDS,
} from '#words/door/door-entry.ts'

type Entry = Omit<UserEntry, 'studyDay'>

const TONES: Record<EntryOutcome, Tone> = {
  allowed: 'success',
  refused: 'danger',
  overridden: 'warning',
}

/** The outcome of an entry. */
export function EntryBadge({ outcome }: { outcome: EntryOutcome }) {
  return <Badge tone={TONES[outcome]}>{ENTRY_OUTCOME_LABELS[outcome]}</Badge>
}

/** The details of an entry, for staff: its reasons, its note, and where it was. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const { reason, looks, gate, room, source, offline, overriddenBy, note } = entry
  const reasons = [
    ...(reason === null ? [] : [ENTRY_REASON_LABELS[reason]]),
    ...looks.map((look) => ENTRY_LOOK_LABELS[look]),
  ]
  const where = [
    gate,
    ...(room === null ? [] : [ROOM_LABELS[room]]),
    ENTRY_SOURCE_LABELS[source],
    ...(offline ? [WORDS.offline] : []),
  ]
  return (
    <>
      {reasons.length > 0 && <p className="text-sm">{reasons.join(' · ')}</p>}
      {overriddenBy !== null && (
        <p className="text-sm">{fillIn(WORDS.letInBy, { name: overriddenBy })}</p>
      )}
      {note !== null && note !== '' && (
        <p className="text-sm wrap-anywhere">{fillIn(WORDS.note, { note })}</p>
      )}
      <p className="text-sm text-ink-soft wrap-anywhere">{where.join(' · ')}</p>
    </>
  )
}
