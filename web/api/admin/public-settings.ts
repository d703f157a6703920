import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { getPublicSettings } from '#shared/contract/endpoints.ts'
import { DEFAULT_HOLD_MINUTES } from '#shared/domain/booking/hold-minutes.ts'
import { type StudyDays, studyDaysIn } from '#shared/domain/booking/study-day.ts'
import { addDays, type CalendarDay, dayIn, startOfDay } from '#shared/domain/calendar-day.ts'
import { hallNameIn } from '#shared/domain/settings/hall-details.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { callApi } from '#web/api/client.ts'
import { hallName, setHallName } from '#web/hall/hall-name.ts'
import { LANGUAGE } from '#words/page/language.ts'

export type PublicSettings = ReplyOf<CallAt<typeof getPublicSettings>>['data']

/** The defaults, used until the server has replied. */
function defaultSettings(): PublicSettings {
  return {
    ...DEFAULT_SETTINGS,
    name: hallName(),
    timeZone: 'Asia/Kolkata',
    holdMinutes: DEFAULT_HOLD_MINUTES,
    simulatedPayments: false,
  }
}

/** Settings older than this are fetched again when a page opens, so that its prices are current. */
const STALE_AFTER_MS = 60_000
export const PUBLIC_SETTINGS_KEY = ['public-settings']

function usePublicSettingsQuery() {
  return useQuery({
    queryKey: PUBLIC_SETTINGS_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await callApi(getPublicSettings, { signal })
      const name = hallNameIn(LANGUAGE, data.name)
      setHallName(name)
      return { ...data, name }
    },
    staleTime: STALE_AFTER_MS,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
  })
}

export function usePublicSettings(): PublicSettings {
  return usePublicSettingsQuery().data ?? defaultSettings()
}

/**
 * The settings; undefined while they load, so that the booking and payment screens don't briefly show the defaults.
 */
export function useBookingSettings(): PublicSettings | undefined {
  const { data, isPending } = usePublicSettingsQuery()
  return isPending ? undefined : (data ?? defaultSettings())
}

/** Today in the hall's time zone. Updates at midnight there, or when the device wakes up after it. */
export function useToday(): CalendarDay {
  const { timeZone } = usePublicSettings()
  const [now, setNow] = useState(() => Date.now())
  const today = dayIn(timeZone, new Date(now))

  useEffect(() => {
    const update = () => setNow(Date.now())
    const untilMidnight = startOfDay(timeZone, addDays(today, 1)).getTime() - Date.now()
    const timer = setTimeout(update, Math.max(0, untilMidnight))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [timeZone, today])

  return today
}

/** In every time zone, midnight and 7:00 fall on a quarter hour of UTC. */
const QUARTER_MS = 900_000

/** The hall's current study days. Updates at midnight and at 7:00 there. */
export function useStudyDays(): StudyDays {
  const { timeZone } = usePublicSettings()
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const update = () => setNow(Date.now())
    const nextQuarter = now - (now % QUARTER_MS) + QUARTER_MS
    const timer = setTimeout(update, Math.max(0, nextQuarter - Date.now()))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [now])

  return studyDaysIn(timeZone, new Date(now))
}

/** The day of an instant in the hall's time zone. */
export function useHallDay(instant: string): CalendarDay {
  return dayIn(usePublicSettings().timeZone, new Date(instant))
}
