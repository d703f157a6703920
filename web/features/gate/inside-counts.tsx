import { ALL_HOURS, BATCHES, type Batch, DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { Visit } from '#web/gate/visits.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { GATE_BATCH_WORDS, GATE_WORDS as WORDS } from '#words/door/gate.ts'

const BATCH_NAMES: Record<Batch, string> = {
  [NIGHT]: GATE_BATCH_WORDS.night,
  [DAY]: GATE_BATCH_WORDS.day,
  [ALL_HOURS]: GATE_BATCH_WORDS.allHours,
}

/** A button with the number of people inside, by room and batch, that opens the list. */
export function InsideCounts({ inside, onOpen }: { inside: readonly Visit[]; onOpen: () => void }) {
  const rooms = ROOMS.map((room) => ({
    name: ROOM_LABELS[room],
    count: inside.filter((visit) => visit.room === room).length,
  }))
  const batches = BATCHES.map((batch) => ({
    name: BATCH_NAMES[batch],
    count: inside.filter((visit) => visit.batch === batch).length,
  }))
  return (
    <button
      type="button"
      onClick={onOpen}
      className="gate-counts items-center gap-x-4 gap-y-1 rounded-control border border-line bg-raised px-3 py-2 text-left"
    >
      <span className="gate-total shrink-0">
        <span className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon name="users" className="size-4" />
          {WORDS.inside}
        </span>
        <span className="font-display text-4xl leading-none font-semibold tabular-nums">
          {inside.length}
        </span>
      </span>
      <span className="grid min-w-0 flex-1 gap-1 text-sm">
        <Counts counts={rooms} />
        <span className="border-t border-line" />
        <span className="flex flex-wrap gap-x-3 text-ink-soft">
          {batches.map(({ name, count }) => (
            <span key={name} className="whitespace-nowrap">
              {name} <strong className="text-ink tabular-nums">{count}</strong>
            </span>
          ))}
        </span>
      </span>
    </button>
  )
}

function Counts({ counts }: { counts: readonly { name: string; count: number }[] }) {
  return counts.map(({ name, count }) => (
    <span key={name} className="flex justify-between gap-2 leading-tight">
      <span className="min-w-0">{name}</span>
      <strong className="tabular-nums">{count}</strong>
    </span>
  ))
}
