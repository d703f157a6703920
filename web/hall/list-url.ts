import { useSearchParams } from 'wouter'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'

type Values = Readonly<Record<string, string | number | undefined>>

/**
 * Returns what a list's URL contains, and a function that changes it: Back returns to the last filter or page. A search
 * replaces the history entry, so that Back doesn't step through letters.
 */
export function useListUrl<Url extends Values>(
  read: (params: URLSearchParams) => Url,
): [Url, (changed: Partial<Url>) => void] {
  const [params, setParams] = useSearchParams()
  return [
    read(params),
    (changed) => {
      setParams((before) => withChanges(before, changed), { replace: 'search' in changed })
    },
  ]
}

/** Returns the query with the changed values, without empty ones. The first page, unless `changed` names another. */
export function withChanges(before: URLSearchParams, changed: Values): URLSearchParams {
  const next = new URLSearchParams(before)
  next.delete('page')
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** Returns the page in the URL; the first if there is none. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export function dayIn(params: URLSearchParams, name: string): CalendarDay | undefined {
  const day = params.get(name)
  return day !== null && isCalendarDay(day) ? day : undefined
}
