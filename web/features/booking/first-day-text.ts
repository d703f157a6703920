import { useEffect, useState } from 'react'
import { type StartTodayNotice, startTodayNotice } from '#shared/domain/booking/first-day.ts'
import type { DatedPlan } from '#shared/domain/booking/prices.ts'
import { dayIn, hourAndMinuteIn } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { localPlural, localTime } from '#web/ui/local-text.ts'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'

const WORDS = BOOKING_FORM_WORDS.firstDay

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

/** Says how long a batch runs today (in hours or, in the last hour, in minutes), or when it begins. */
export function firstDayText(first: StartTodayNotice): string {
  if (first.state === 'startsLaterToday') {
    return fillIn(WORDS.begins, { time: localTime(first.startHour, 0) })
  }
  const { endHour, minutesLeft } = first
  const hours = Math.floor(minutesLeft / 60)
  const [count, forms] = hours > 0 ? [hours, WORDS.hoursLeft] : [minutesLeft, WORDS.minutesLeft]
  return fillIn(localPlural(count, forms), { time: localTime(endHour, 0), count })
}
