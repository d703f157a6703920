import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { MapSeat } from '#web/api/hall-map.ts'
import { HallMapSeat } from '#web/features/hall-map/hall-map-seat.tsx'
import { SeatGrid } from '#web/hall/seat-plan/seat-grid.tsx'
import { SeatPlaceBox } from '#web/hall/seat-plan/seat-place-box.tsx'
import { ZoomedPlan } from '#web/hall/seat-plan/zoomed-plan.tsx'
import { ROOM_LABELS } from '#words/booking-labels.ts'
import { SEAT_MAP_WORDS } from '#words/seat-map.ts'

/** Fits two initials, one below the other, on a phone, and first names on a wide screen. */
const WITH_NAMES = 'aspect-5/8 sm:aspect-5/4'

/** The seats of a room with the names of their holders. */
export function HallMap({
  room,
  seats,
  onOpen,
}: {
  room: Room
  seats: readonly MapSeat[]
  onOpen: (seat: SeatId) => void
}) {
  const byId = new Map(seats.map((seat) => [seat.seat, seat]))
  return (
    <div className="[--wide-rows:66rem] [--wide-seat:clamp(3rem,7vw,5.25rem)]">
      <ZoomedPlan>
        <SeatGrid
          room={room}
          label={fillIn(SEAT_MAP_WORDS.seatsOf, { room: ROOM_LABELS[room] })}
          initialSeat={(places) => places[0]?.id}
          seat={(id, _side, focusProps) => {
            const seat = byId.get(id)
            if (!seat) return null
            return (
              <SeatPlaceBox key={id} room={room} inRows={WITH_NAMES}>
                <HallMapSeat seat={seat} focusProps={focusProps} onOpen={() => onOpen(id)} />
              </SeatPlaceBox>
            )
          }}
        />
      </ZoomedPlan>
    </div>
  )
}
