import { useSearchParams } from 'wouter'
import { BATCHES, type Batch } from '#shared/domain/booking/batches.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'

/** What the page's URL contains. The defaults are the first room, the running batch and its current day. */
export type HallMapUrl = {
  room: Room | undefined
  batch: Batch | undefined
  day: CalendarDay | undefined
}

/** Reads the URL. Ignores unknown and mistyped values. */
export function readHallMapUrl(params: URLSearchParams): HallMapUrl {
  const day = params.get('day')
  return {
    room: ROOMS.find((room) => room === params.get('room')),
    batch: BATCHES.find((batch) => batch === params.get('batch')),
    day: day !== null && isCalendarDay(day) ? day : undefined,
  }
}

/** Returns the query of a URL. */
export function hallMapQuery(url: Partial<HallMapUrl>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(url).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Returns what the URL contains, and a function that changes it without a new history entry. */
export function useHallMapUrl(): [HallMapUrl, (changed: Partial<HallMapUrl>) => void] {
  const [params, setParams] = useSearchParams()
  const url = readHallMapUrl(params)
  return [
    url,
    (changed) => {
      setParams(hallMapQuery({ ...url, ...changed }), { replace: true })
    },
  ]
}
