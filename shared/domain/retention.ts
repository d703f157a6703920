import { addDays, addMonths, type CalendarDay } from './calendar-day.ts'

/** How long the hall keeps what it needs only for a time. Its admins set it. */
export type Retention = {
  /** Whole days after a membership has ended. */
  selfieKeptDays: number
  /** Whole months after a tour's day. */
  tourKeptMonths: number
}

/** A week at least: who is about to pay, or renews a little late, needs no new selfie. */
export const SELFIE_KEPT_DAYS = { least: 7, most: 730 }
export const TOUR_KEPT_MONTHS = { least: 1, most: 36 }

/**
 * The selfies that are due today: those of memberships that ended on this day or before it. A
 * membership ends as its end day begins, so a selfie is kept for whole days from that one on.
 */
export function selfiesDueUpTo(today: CalendarDay, { selfieKeptDays }: Retention): CalendarDay {
  return addDays(today, -selfieKeptDays)
}

/** The tours that are due today: those whose day was this one or one before it. */
export function toursDueUpTo(today: CalendarDay, { tourKeptMonths }: Retention): CalendarDay {
  return addMonths(today, -tourKeptMonths)
}

/** What the next night erases for good because the hall is to keep it for a shorter time, a sentence each. */
export function erasedTonight(before: Retention, after: Retention): string[] {
  const { selfieKeptDays, tourKeptMonths } = after
  return [
    ...(selfieKeptDays < before.selfieKeptDays
      ? [
          `Selfies of memberships that ended ${days(selfieKeptDays)} ago or earlier are erased ${WHEN}`,
        ]
      : []),
    ...(tourKeptMonths < before.tourKeptMonths
      ? [`Tour requests for a day ${months(tourKeptMonths)} ago or earlier are erased ${WHEN}`]
      : []),
  ]
}

const WHEN = 'in the coming night, for good.'

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

export function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`
}

export function selfieKeptDaysProblem(days: number): string | undefined {
  return rangeProblem(days, SELFIE_KEPT_DAYS, 'days')
}

export function tourKeptMonthsProblem(months: number): string | undefined {
  return rangeProblem(months, TOUR_KEPT_MONTHS, 'months')
}

function rangeProblem(
  count: number,
  { least, most }: { least: number; most: number },
  unit: string,
): string | undefined {
  if (Number.isInteger(count) && count >= least && count <= most) return undefined
  return `Please enter whole ${unit} from ${least} to ${most}`
}
