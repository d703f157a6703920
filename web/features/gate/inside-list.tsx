import { fillIn } from '#shared/domain/placeholders.ts'
import type { Visit } from '#web/gate/visits.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { GATE_VERDICT_WORDS, GATE_WORDS as WORDS } from '#words/door/gate.ts'

/** The people inside, latest check-in first. */
export function InsideList({
  open,
  inside,
  timeZone,
  onClose,
}: {
  open: boolean
  inside: readonly Visit[]
  timeZone: string | undefined
  onClose: () => void
}) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={WORDS.insideTitle}
      description={fillIn(localPlural(inside.length, WORDS.insideCount), { count: inside.length })}
      size="medium"
      textOnly
    >
      {inside.length === 0 && <p className="text-ink-soft">{WORDS.nobodyInside}</p>}
      <ul className="divide-y divide-line">
        {inside.map(({ person, name, room, seat, since }) => (
          <li key={person} className="flex items-baseline justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <strong className="font-semibold wrap-anywhere">
                {name || GATE_VERDICT_WORDS.unknownName}
              </strong>
              <span className="block text-sm text-ink-soft">
                {[
                  seat !== null && fillIn(GATE_VERDICT_WORDS.seat, { seat }),
                  room === null ? WORDS.noRoom : ROOM_LABELS[room],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {timeZone !== undefined && (
              <span className="shrink-0 text-sm whitespace-nowrap text-ink-soft">
                {fillIn(WORDS.insideSince, { time: hallTime(timeZone, since) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
