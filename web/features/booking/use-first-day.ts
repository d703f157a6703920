import { useEffect, useState } from 'react'
import { startTodayNotice } from '#shared/domain/booking/first-day.ts'
import type { DatedPlan } from '#shared/domain/booking/prices.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { firstDayText } from '#web/features/booking/first-day-text.ts'
import { hourAndMinuteIn } from '#web/hall/hall-time.ts'

const REFRESH_MS = 15_000

/** Says, for a plan that starts today, how much of the first day is left, or when it begins. */
export function useFirstDayText(plan: DatedPlan | undefined): string | undefined {
  const { timeZone } = usePublicSettings()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  if (plan?.startDate !== dayIn(timeZone, now)) return undefined
  const first = startTodayNotice(plan.batch, hourAndMinuteIn(timeZone, now))
  return first && firstDayText(first)
}
