import { useSearchParams } from 'wouter'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { REPORT_PERIODS, type ReportPeriod } from '#shared/domain/money/report.ts'

/** What the page's address contains: the day, and the period of a report around it. */
export type BooksAddress = { day: CalendarDay | undefined; period: ReportPeriod }

/** Reads the address, ignoring unknown values. The function replaces it in the history. */
export function useBooksAddress(): [BooksAddress, (changed: Partial<BooksAddress>) => void] {
  const [params, setParams] = useSearchParams()
  const day = params.get('day')
  const period = REPORT_PERIODS.find((each) => each === params.get('period'))
  const address: BooksAddress = {
    day: day !== null && isCalendarDay(day) ? day : undefined,
    period: period ?? 'month',
  }
  return [
    address,
    (changed) => {
      const next = { ...address, ...changed }
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
