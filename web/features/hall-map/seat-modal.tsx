import type { Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { openStudyDay } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import type { MapSeat, SeatHolder } from '#web/api/booking/hall-map.ts'
import { HolderDetails } from '#web/features/hall-map/holder-details.tsx'
import { freeText } from '#web/features/hall-map/seat-text.ts'
import { requestedSeatQuery } from '#web/hall/requested-seat.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'

/** A seat's holders, or how long it is free, with links to book it. */
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
  const days = useStudyDays()
  const requestedSeat = requestedSeatQuery({ seat: seat.seat, batch, day })
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
        <>
          <p className="text-lg font-medium first-letter:uppercase">{freeText(seat)}</p>
          {day >= openStudyDay(batch, days) && (
            <div className="mt-3 flex flex-wrap gap-2">
              <ButtonLink href={`/admin/walk-in?${requestedSeat}`} size="small" leading="plus">
                {WORDS.walkIn}
              </ButtonLink>
              <ButtonLink
                href={`/user-management?${requestedSeat}`}
                variant="secondary"
                size="small"
                leading="users"
              >
                {WORDS.bookForMember}
              </ButtonLink>
            </div>
          )}
        </>
      )}
      <div className="divide-y divide-line">
        {seat.holders.map((holder) => (
          <HolderDetails
            key={holder.bookingId}
            holder={holder}
            seat={seat.seat}
            onMove={() => onMove(holder)}
          />
        ))}
      </div>
    </Modal>
  )
}
