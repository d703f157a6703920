import { useSearchParams } from 'wouter'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { ENTRY_OUTCOMES, type EntryOutcome } from '#shared/domain/door/door-entry.ts'

export const DOOR_VIEWS = ['inside', 'entries', 'hours', 'members'] as const
export type DoorView = (typeof DOOR_VIEWS)[number]

/** What the page's address contains: the view, and the filter of the entries. */
export type DoorAddress = {
  view: DoorView
  /** Undefined: the current study day. */
  day: CalendarDay | undefined
  outcome: EntryOutcome | undefined
  gate: string | undefined
  room: Room | undefined
  search: string
  page: number
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the address. Ignores unknown and mistyped values. */
export function readDoorAddress(params: URLSearchParams): DoorAddress {
  const day = params.get('day')
  const gate = params.get('gate')
  const page = Number(params.get('page'))
  const known = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name))
  return {
    view: known('view', DOOR_VIEWS) ?? 'inside',
    day: day !== null && isCalendarDay(day) ? day : undefined,
    outcome: known('outcome', ENTRY_OUTCOMES),
    gate: gate !== null && UUID.test(gate) ? gate : undefined,
    room: known('room', ROOMS),
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the query of an address, without default values. */
export function doorQuery(address: DoorAddress): URLSearchParams {
  const defaults = readDoorAddress(new URLSearchParams())
  const values = Object.entries(address).filter(
    ([name, value]) => value !== undefined && value !== new Map(Object.entries(defaults)).get(name),
  )
  return new URLSearchParams(values.map(([name, value]) => [name, String(value)]))
}

/** Returns the address and a function that replaces it in the history. */
export function useDoorAddress(): [DoorAddress, (changed: Partial<DoorAddress>) => void] {
  const [params, setParams] = useSearchParams()
  const address = readDoorAddress(params)
  return [
    address,
    (changed) => {
      setParams(doorQuery({ ...address, ...changed }), { replace: true })
    },
  ]
}
