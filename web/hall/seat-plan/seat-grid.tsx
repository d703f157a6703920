import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { ChairSide } from '#web/hall/seat-plan/chair-side.ts'
import { RoomPlan } from '#web/hall/seat-plan/room-plan.tsx'
import {
  moveForKey,
  type SeatPlace,
  seatAfter,
  seatPlaces,
} from '#web/hall/seat-plan/seat-geometry.ts'

/** The attributes that the button of a seat needs for the keyboard. */
export type SeatFocusProps = { 'data-seat': SeatId; tabIndex: 0 | -1; onFocus: () => void }

/**
 * The seats of a room as a grid with one tab stop, which `initialSeat` chooses. Arrow keys move by the plan's
 * geometry; Home and End move to the ends of a row. `seat` renders a seat as a button with the given attributes.
 */
export function SeatGrid({
  room,
  label,
  initialSeat,
  seat,
}: {
  room: Room
  label: string
  initialSeat: (places: readonly SeatPlace[]) => SeatId | undefined
  seat: (id: SeatId, side: ChairSide, focusProps: SeatFocusProps) => ReactNode
}) {
  const grid = useRef<HTMLDivElement>(null)
  const places = useMemo(() => seatPlaces(room), [room])
  const [visited, setVisited] = useState<SeatId>()
  const current = places.find(({ id }) => id === visited)?.id ?? initialSeat(places)

  function move(event: KeyboardEvent) {
    const seatMove = moveForKey(event.key, event.ctrlKey || event.metaKey)
    if (seatMove === undefined || current === undefined) return
    event.preventDefault()
    const next = seatAfter(places, current, seatMove)
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a seat plan is not a data table
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className="outline-none"
    >
      <RoomPlan
        room={room}
        seat={(id, side) =>
          seat(id, side, {
            'data-seat': id,
            tabIndex: id === current ? 0 : -1,
            onFocus: () => setVisited(id),
          })
        }
      />
    </div>
  )
}
