import { useSearchParams } from 'wouter'
import { BATCHES, type Batch } from '#shared/domain/booking/batches.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'

/** What the page's address contains. The defaults are the first room, the running batch and its current day. */
export type HallMapAddress = {
  room: Room | undefined
  batch: Batch | undefined
  day: CalendarDay | undefined
}

/** Reads the address. Ignores unknown and mistyped values. */
export function readHallMapAddress(params: URLSearchParams): HallMapAddress {
  const day = params.get('day')
  return {
    room: ROOMS.find((room) => room === params.get('room')),
    batch: BATCHES.find((batch) => batch === params.get('batch')),
    day: day !== null && isCalendarDay(day) ? day : undefined,
  }
}

/** Returns the query of an address. */
export function hallMapQuery(address: Partial<HallMapAddress>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(address).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}

/** Returns the address and a function that replaces it in the history. */
export function useHallMapAddress(): [HallMapAddress, (changed: Partial<HallMapAddress>) => void] {
  const [params, setParams] = useSearchParams()
  const address = readHallMapAddress(params)
  return [
    address,
    (changed) => {
      setParams(hallMapQuery({ ...address, ...changed }), { replace: true })
    },
  ]
}
