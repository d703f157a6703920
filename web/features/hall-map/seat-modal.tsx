import type { Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { MapSeat, SeatHolder } from '#web/api/hall-map.ts'
import { HolderDetails } from '#web/features/hall-map/holder-details.tsx'
import { freeText } from '#web/features/hall-map/seat-text.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking-labels.ts'
import { HALL_MAP_WORDS as WORDS } from '#words/hall-map.ts'

/** A seat's holders, or how long it is free. */
export function SeatModal({
  seat,
  room,
  batch,
  day,
  onMove,
  onClose,
}: {
  seat: MapSeat
  room: Room
  batch: Batch
  day: CalendarDay
  /** Moves a holder's booking to another seat. */
  onMove: (holder: SeatHolder) => void
  onClose: () => void
}) {
  return (
    <Modal
      open
      onClose={onClose}
      size="medium"
      title={fillIn(WORDS.seat, { seat: seat.seat })}
      description={fillIn(WORDS.about, {
        room: ROOM_LABELS[room],
        batch: BATCH_LABELS[batch],
        day: localDay(day),
      })}
    >
      {seat.closed && <p className="mb-3 font-medium">{WORDS.closedHint}</p>}
      {seat.holders.length === 0 && !seat.closed && (
        <p className="text-lg font-medium first-letter:uppercase">{freeText(seat)}</p>
      )}
      <div className="divide-y divide-line">
        {seat.holders.map((holder) => (
          <HolderDetails key={holder.bookingId} holder={holder} onMove={() => onMove(holder)} />
        ))}
      </div>
    </Modal>
  )
}
