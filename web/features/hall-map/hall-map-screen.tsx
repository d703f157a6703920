import { useEffect, useState } from 'react'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { openStudyDay } from '#shared/domain/booking/study-day.ts'
import { runningBatch, seatStanding } from '#shared/domain/desk-booking/hall-map.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { type SeatHolder, useHallMap } from '#web/api/booking/hall-map.ts'
import { HallMap } from '#web/features/hall-map/hall-map.tsx'
import { HallMapFilters } from '#web/features/hall-map/hall-map-filters.tsx'
import { HallMapLegend } from '#web/features/hall-map/hall-map-legend.tsx'
import { HallMapSeat } from '#web/features/hall-map/hall-map-seat.tsx'
import { useHallMapUrl } from '#web/features/hall-map/hall-map-url.ts'
import { MoveOnMap } from '#web/features/hall-map/move-on-map.tsx'
import { type MovedBooking, MovedNotice } from '#web/features/hall-map/moved-notice.tsx'
import { SeatModal } from '#web/features/hall-map/seat-modal.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { LoadState } from '#web/ui/list/load-state.tsx'
import { HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'

/** The hall map of a room, for a batch and a day; by default, the current ones. */
export function HallMapScreen() {
  const [url, change] = useHallMapUrl()
  const days = useStudyDays()
  const { room = ROOMS[0], batch = runningBatch(days), day } = url
  const map = useHallMap(day === undefined ? { room, batch } : { room, batch, day })
  const [opened, setOpened] = useState<SeatId>()
  const [moving, setMoving] = useState<{ holder: SeatHolder; from: SeatId }>()
  const [moved, setMoved] = useState<MovedBooking>()
  // The seat to focus when the map is back.
  const [seatToRefocus, setSeatToRefocus] = useState<SeatId>()
  const seats = new Map(map.data?.seats.map((seat) => [seat.seat, seat]))
  const seat = opened && seats.get(opened)

  useEffect(() => {
    if (seatToRefocus)
      document.querySelector<HTMLElement>(`[data-seat="${seatToRefocus}"]`)?.focus()
  }, [seatToRefocus])

  function startMove(holder: SeatHolder, from: SeatId) {
    setOpened(undefined)
    setMoved(undefined)
    setSeatToRefocus(undefined)
    setMoving({ holder, from })
  }

  function endMove(seat: SeatId) {
    setMoving(undefined)
    setSeatToRefocus(seat)
  }

  if (moving) {
    const { holder, from } = moving
    return (
      <AdminPage title={WORDS.title}>
        <MoveOnMap
          holder={holder}
          from={from}
          room={room}
          onMoved={(move) => {
            setMoved({ holder, ...move })
            endMove(move.to)
          }}
          onStop={() => endMove(from)}
        />
      </AdminPage>
    )
  }

  return (
    <AdminPage title={WORDS.title}>
      <HallMapFilters
        shown={{ room, batch, day: map.data?.day ?? day ?? openStudyDay(batch, days) }}
        filtered={Object.values(url).some((value) => value !== undefined)}
        onChange={change}
      />
      {moved && <MovedNotice moved={moved} onDismiss={() => setMoved(undefined)} />}
      {map.data === undefined && <LoadState query={map} words={WORDS} />}
      {map.data !== undefined && (
        <div className="mt-6 space-y-4">
          <HallMapLegend standings={map.data.seats.map(seatStanding)} />
          <HallMap
            room={room}
            seat={(id, focusProps) => {
              const shown = seats.get(id)
              if (!shown) return null
              return (
                <HallMapSeat seat={shown} focusProps={focusProps} onOpen={() => setOpened(id)} />
              )
            }}
          />
        </div>
      )}
      {seat && map.data && (
        <SeatModal
          seat={seat}
          room={room}
          batch={batch}
          day={map.data.day}
          onMove={(holder) => startMove(holder, seat.seat)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AdminPage>
  )
}
