import { useSearchParams } from 'wouter'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { ENTRY_OUTCOMES, type EntryOutcome } from '#shared/domain/door/door-entry.ts'
import { isUuid } from '#shared/domain/uuid.ts'

export const DOOR_VIEWS = ['inside', 'entries', 'hours', 'members'] as const
export type DoorView = (typeof DOOR_VIEWS)[number]

/** What the page's URL contains: the view, and the filter of the entries. */
export type DoorUrl = {
  view: DoorView
  /** Undefined: the current study day. */
  day: CalendarDay | undefined
  outcome: EntryOutcome | undefined
  gate: string | undefined
  room: Room | undefined
  search: string
  page: number
}

/** Reads the URL. Ignores unknown and mistyped values. */
export function readDoorUrl(params: URLSearchParams): DoorUrl {
  const day = params.get('day')
  const gate = params.get('gate')
  const page = Number(params.get('page'))
  const known = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name))
  return {
    view: known('view', DOOR_VIEWS) ?? 'inside',
    day: day !== null && isCalendarDay(day) ? day : undefined,
    outcome: known('outcome', ENTRY_OUTCOMES),
    gate: gate !== null && isUuid(gate) ? gate : undefined,
    room: known('room', ROOMS),
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the query of a URL, without default values. */
export function doorQuery(url: DoorUrl): URLSearchParams {
  const defaults = readDoorUrl(new URLSearchParams())
  const values = Object.entries(url).filter(
    ([name, value]) => value !== undefined && value !== new Map(Object.entries(defaults)).get(name),
  )
  return new URLSearchParams(values.map(([name, value]) => [name, String(value)]))
}

/** Returns what the URL contains, and a function that changes it without a new history entry. */
export function useDoorUrl(): [DoorUrl, (changed: Partial<DoorUrl>) => void] {
  const [params, setParams] = useSearchParams()
  const url = readDoorUrl(params)
  return [
    url,
    (changed) => {
      setParams(doorQuery({ ...url, ...changed }), { replace: true })
    },
  ]
}
