import { useState } from 'react'
import { runningBatch, seatStanding } from '#shared/domain/booking/hall-map.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { openStudyDay } from '#shared/domain/booking/study-day.ts'
import { useHallMap } from '#web/api/hall-map.ts'
import { useStudyDays } from '#web/api/public-settings.ts'
import { HallMap } from '#web/features/hall-map/hall-map.tsx'
import { HallMapFilters } from '#web/features/hall-map/hall-map-filters.tsx'
import { HallMapLegend } from '#web/features/hall-map/hall-map-legend.tsx'
import { useHallMapUrl } from '#web/features/hall-map/hall-map-url.ts'
import { SeatModal } from '#web/features/hall-map/seat-modal.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { LoadState } from '#web/ui/list/load-state.tsx'
import { HALL_MAP_WORDS as WORDS } from '#words/hall-map.ts'

/** The hall map of a room, for a batch and a day; by default, the current ones. */
export function HallMapScreen() {
  const [url, change] = useHallMapUrl()
  const days = useStudyDays()
  const { room = ROOMS[0], batch = runningBatch(days), day } = url
  const map = useHallMap(day === undefined ? { room, batch } : { room, batch, day })
  const [opened, setOpened] = useState<SeatId>()
  const seats = map.data?.seats ?? []
  const seat = seats.find((each) => each.seat === opened)
  return (
    <AdminPage title={WORDS.title}>
      <HallMapFilters
        shown={{ room, batch, day: map.data?.day ?? day ?? openStudyDay(batch, days) }}
        filtered={Object.values(url).some((value) => value !== undefined)}
        onChange={change}
      />
      {map.data === undefined && <LoadState query={map} words={WORDS} />}
      {map.data !== undefined && (
        <div className="mt-6 space-y-4">
          <HallMapLegend standings={seats.map(seatStanding)} />
          <HallMap room={room} seats={seats} onOpen={setOpened} />
        </div>
      )}
      {seat && map.data && (
        <SeatModal
          seat={seat}
          room={room}
          batch={batch}
          day={map.data.day}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AdminPage>
  )
}
