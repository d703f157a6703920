import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Room } from '#shared/domain/rooms.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import { RoomPlan } from '#web/features/booking/room-plan.tsx'
import { SeatButton } from '#web/features/booking/seat-button.tsx'
import {
  moveOfKey,
  type SeatPlace,
  seatAfter,
  seatPlaces,
} from '#web/features/booking/seat-geometry.ts'
import { SeatPlaceBox } from '#web/features/booking/seat-place-box.tsx'
import type { SeatState, SeatView } from '#web/features/booking/seat-state.ts'

/**
 * The seats of a room as a grid with one tab stop: arrow keys go by the plan's geometry, Home and End
 * to the ends of a row, Enter and Space press the seat.
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
  const stop = visited ?? firstStop(places, views)

  function move(event: KeyboardEvent) {
    const asked = moveOfKey(event.key, event.ctrlKey || event.metaKey)
    if (asked === undefined || stop === undefined) return
    event.preventDefault()
    const next = seatAfter(places, stop, asked)
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a plan of seats is no table of data
    <div
      ref={grid}
      role="grid"
      aria-label={`Seats of ${room}`}
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
                current={id === stop}
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

/** Where Tab enters the map: on the selected seat, else on the first that is free. */
function firstStop(
  places: readonly SeatPlace[],
  views: ReadonlyMap<SeatId, SeatView>,
): SeatId | undefined {
  const inState = (state: SeatState) => places.find(({ id }) => views.get(id)?.state === state)
  return (inState('selected') ?? inState('available') ?? places[0])?.id
}
