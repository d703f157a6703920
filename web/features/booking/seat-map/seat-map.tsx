import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { SeatButton } from '#web/features/booking/seat-map/seat-button.tsx'
import type { SeatState, SeatView } from '#web/features/booking/seat-map/seat-state.ts'
import { RoomPlan } from '#web/hall/seat-plan/room-plan.tsx'
import {
  moveOfKey,
  type SeatPlace,
  seatAfter,
  seatPlaces,
} from '#web/hall/seat-plan/seat-geometry.ts'
import { SeatPlaceBox } from '#web/hall/seat-plan/seat-place-box.tsx'
import { ROOM_LABELS } from '#words/booking-labels.ts'
import { SEAT_MAP_WORDS } from '#words/seat-map.ts'

/**
 * The seats of a room as a grid with one tab stop: arrow keys move by the plan's geometry, Home and
 * End move to the ends of a row, Enter and Space press the seat.
 */
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
  const grid = useRef<HTMLDivElement>(null)
  const places = useMemo(() => seatPlaces(room), [room])
  const [visited, setVisited] = useState<SeatId>()
  const tabStop = visited ?? firstStop(places, views)

  function move(event: KeyboardEvent) {
    const seatMove = moveOfKey(event.key, event.ctrlKey || event.metaKey)
    if (seatMove === undefined || tabStop === undefined) return
    event.preventDefault()
    const next = seatAfter(places, tabStop, seatMove)
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a seat plan is not a data table
    <div
      ref={grid}
      role="grid"
      aria-label={fillIn(SEAT_MAP_WORDS.seatsOf, { room: ROOM_LABELS[room] })}
      tabIndex={-1}
      onKeyDown={move}
      className="outline-none"
    >
      <RoomPlan
        room={room}
        seat={(id, side) => {
          const view = views.get(id)
          if (!view) return null
          return (
            <SeatPlaceBox key={id} room={room} selected={view.state === 'selected'}>
              <SeatButton
                view={view}
                side={side}
                current={id === tabStop}
                justTaken={justTaken.includes(id)}
                onPress={() => onPress(view)}
                onFocus={() => setVisited(id)}
              />
            </SeatPlaceBox>
          )
        }}
      />
    </div>
  )
}

/** The map's tab stop: the selected seat, else the first free one. */
function firstStop(
  places: readonly SeatPlace[],
  views: ReadonlyMap<SeatId, SeatView>,
): SeatId | undefined {
  const inState = (state: SeatState) => places.find(({ id }) => views.get(id)?.state === state)
  return (inState('selected') ?? inState('available') ?? places[0])?.id
}
