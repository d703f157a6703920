import { useSearchParams } from 'wouter'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { REPORT_PERIODS, type ReportPeriod } from '#shared/domain/money/report.ts'

/** What the page's URL contains: the day, and the period of a report around it. */
export type BooksUrl = { day: CalendarDay | undefined; period: ReportPeriod }

/** Reads the URL, ignoring unknown values. The function changes it without a history entry. */
export function useBooksUrl(): [BooksUrl, (changed: Partial<BooksUrl>) => void] {
  const [params, setParams] = useSearchParams()
  const day = params.get('day')
  const period = REPORT_PERIODS.find((each) => each === params.get('period'))
  const url: BooksUrl = {
    day: day !== null && isCalendarDay(day) ? day : undefined,
    period: period ?? 'month',
  }
  return [
    url,
    (changed) => {
      const next = { ...url, ...changed }
      setParams(
        {
          ...(next.day !== undefined && { day: next.day }),
          ...(next.period !== 'month' && { period: next.period }),
        },
        { replace: true },
      )
    },
  ]
}
