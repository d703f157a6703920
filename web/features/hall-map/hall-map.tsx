import type { ReactNode } from 'react'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { SeatBox } from '#web/hall/seat-plan/seat-box.tsx'
import { type SeatFocusProps, SeatGrid } from '#web/hall/seat-plan/seat-grid.tsx'
import { ZoomedPlan } from '#web/hall/seat-plan/zoomed-plan.tsx'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

/** Fits two initials, one below the other, on a phone, and first names on a wide screen. */
const NAMED_SEAT_ASPECT = 'aspect-5/8 sm:aspect-5/4'

/** The seats of a room. `seat` renders one as a button with the given attributes. */
export function HallMap({
  room,
  seat,
}: {
  room: Room
  seat: (id: SeatId, focusProps: SeatFocusProps) => ReactNode
}) {
  return (
    <div className="[--wide-rows:66rem] [--wide-seat:clamp(3rem,7vw,5.25rem)]">
      <ZoomedPlan>
        <SeatGrid
          room={room}
          label={fillIn(SEAT_MAP_WORDS.seatsLabel, { room: ROOM_LABELS[room] })}
          initialSeat={(places) => places[0]?.id}
          seat={(id, _side, focusProps) => (
            <SeatBox key={id} room={room} rowAspect={NAMED_SEAT_ASPECT}>
              {seat(id, focusProps)}
            </SeatBox>
          )}
        />
      </ZoomedPlan>
    </div>
  )
}
