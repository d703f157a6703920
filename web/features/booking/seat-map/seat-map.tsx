import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { SeatButton } from '#web/features/booking/seat-map/seat-button.tsx'
import type { SeatState, SeatView } from '#web/features/booking/seat-map/seat-state.ts'
import { SeatBox } from '#web/hall/seat-plan/seat-box.tsx'
import type { SeatPlace } from '#web/hall/seat-plan/seat-geometry.ts'
import { SeatGrid } from '#web/hall/seat-plan/seat-grid.tsx'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

/** A room's seats, from which the member chooses one. */
export function SeatMap({
  room,
  views,
  justTaken,
  onPress,
}: {
  room: Room
  views: ReadonlyMap<SeatId, SeatView>
  justTaken: readonly SeatId[]
  onPress: (view: SeatView) => void
}) {
  return (
    <SeatGrid
      room={room}
      label={fillIn(SEAT_MAP_WORDS.seatsLabel, { room: ROOM_LABELS[room] })}
      initialSeat={(places) => initialSeat(places, views)}
      seat={(id, side, focusProps) => {
        const view = views.get(id)
        if (!view) return null
        return (
          <SeatBox key={id} room={room} selected={view.state === 'selected'}>
            <SeatButton
              view={view}
              side={side}
              focusProps={focusProps}
              justTaken={justTaken.includes(id)}
              onPress={() => onPress(view)}
            />
          </SeatBox>
        )
      }}
    />
  )
}

/** Returns the map's initial tab stop: the selected seat, otherwise the first free one. */
function initialSeat(
  places: readonly SeatPlace[],
  views: ReadonlyMap<SeatId, SeatView>,
): SeatId | undefined {
  const findInState = (state: SeatState) => places.find(({ id }) => views.get(id)?.state === state)
  return (findInState('selected') ?? findInState('available') ?? places[0])?.id
}
