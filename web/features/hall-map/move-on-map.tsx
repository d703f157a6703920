import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { SEATS, type SeatId } from '#shared/domain/booking/seats.ts'
import { moveTarget } from '#shared/domain/desk-booking/seat-move.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useSeatsToMoveTo } from '#web/api/booking/desk-booking.ts'
import type { SeatHolder } from '#web/api/booking/hall-map.ts'
import { ConfirmMove } from '#web/features/hall-map/confirm-move.tsx'
import { HallMap } from '#web/features/hall-map/hall-map.tsx'
import { MoveLegend } from '#web/features/hall-map/hall-map-legend.tsx'
import { MoveTargetSeat } from '#web/features/hall-map/move-target-seat.tsx'
import { holderName } from '#web/features/hall-map/seat-text.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadState } from '#web/ui/list/load-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'
import { SEAT_MOVE_WORDS } from '#words/booking/seat-move.ts'

/** Chooses another seat of the room for a booking on the map. Escape cancels the move. */
export function MoveOnMap({
  holder,
  from,
  room,
  onMoved,
  onStop,
}: {
  holder: SeatHolder
  /** The booking's seat when the move was started. */
  from: SeatId
  room: Room
  onMoved: (moved: { to: SeatId; difference: number }) => void
  onStop: () => void
}) {
  const query = useSeatsToMoveTo(holder.bookingId)
  const found = query.data
  const [chosen, setChosen] = useState<{ from: SeatId; to: SeatId }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const targets = found
    ? SEATS.filter((seat) => seat.room === room).map(({ id }) => moveTarget(id, found))
    : []
  useLayoutEffect(() => heading.current?.focus(), [])
  useEscape(onStop)

  return (
    <div className="space-y-4">
      <div className="rounded-card border border-line bg-raised p-4 sm:flex sm:items-start sm:justify-between sm:gap-6">
        <div className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-xl font-semibold wrap-anywhere outline-none"
          >
            {fillIn(SEAT_MOVE_WORDS.title, {
              name: holderName(holder),
              seat: found?.seat ?? from,
            })}
          </h2>
          <p className="mt-1 text-ink-soft">
            {fillIn(WORDS.chooseSeat, { period: localPeriod(holder) })}
          </p>
        </div>
        <Button variant="secondary" className="mt-3 shrink-0 sm:mt-0" onClick={onStop}>
          {WORDS.stopMoving}
        </Button>
      </div>
      {!found && <LoadState query={query} words={SEAT_MOVE_WORDS} />}
      {found && (
        <>
          {found.seats.length + found.againstRules.length === 0 && (
            <Notice tone="warning">{SEAT_MOVE_WORDS.noneFree}</Notice>
          )}
          <MoveLegend targets={targets} />
          <HallMap
            room={room}
            seat={(id, focusProps) => (
              <MoveTargetSeat
                id={id}
                found={found}
                focusProps={focusProps}
                onChoose={() => setChosen({ from: found.seat, to: id })}
              />
            )}
          />
        </>
      )}
      {found && chosen && (
        <ConfirmMove
          holder={holder}
          {...chosen}
          found={found}
          onMoved={(difference) => onMoved({ to: chosen.to, difference })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}

/** Calls `onEscape` when Escape is pressed outside of dialogs. */
function useEscape(onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const inDialog = event.target instanceof Element && event.target.closest('dialog')
    if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) onEscape()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
