import type { CalendarDay } from './calendar-day.ts'

/** Paid days: start inclusive to end exclusive. */
type Period = { start: CalendarDay; end: CalendarDay }

type Cover<P extends Period> = {
  /** The membership that the dashboard shows: the running one, else the next, else the last. */
  shown: P
  /** The end of the days that follow on `shown` without a gap: a paid renewal adds on. */
  validUntil: CalendarDay
  /** The end of the last paid day of all. */
  paidUntil: CalendarDay
}

/** What a member's paid periods, which never overlap, come to on `today`; undefined without any. */
export function coverOn<P extends Period>(
  today: CalendarDay,
  paid: readonly P[],
): Cover<P> | undefined {
  const periods = [...paid].sort((a, b) => (a.start < b.start ? -1 : 1))
  const last = periods.at(-1)
  const shown = periods.find((period) => period.end > today) ?? last
  if (!shown || !last) return undefined

  let validUntil = shown.end
  for (const period of periods) if (period.start === validUntil) validUntil = period.end
  return { shown, validUntil, paidUntil: last.end }
}
