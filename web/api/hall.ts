import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReplyOf } from '#shared/contract/call.ts'
import { getHall } from '#shared/contract/hall.ts'
import { addDays, type CalendarDay, dayIn, startOfDay } from '#shared/domain/calendar-day.ts'
import type { PriceTable } from '#shared/domain/prices.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings.ts'
import { callApi } from '#web/api/client.ts'
import { hallName, keepHallName } from '#web/hall/hall-name.ts'

export type Hall = ReplyOf<typeof getHall>['data']

/** What a hall has unless its owner says otherwise; shown until the server has answered. */
function defaultHall(): Hall {
  return { ...DEFAULT_SETTINGS, name: hallName(), timeZone: 'Asia/Kolkata', holdMinutes: 30 }
}

/** A change of prices is seen by whoever opens a page this much later. */
const FRESH_MS = 60_000
export const HALL_KEY = ['hall']

function useHallQuery() {
  return useQuery({
    queryKey: HALL_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await callApi(getHall, { signal })
      keepHallName(data.name)
      return data
    },
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
  })
}

export function useHall(): Hall {
  return useHallQuery().data ?? defaultHall()
}

/** The hall's prices; undefined while they are not known, so that no screen shows others first. */
export function usePrices(): PriceTable | undefined {
  const { data, isPending } = useHallQuery()
  return isPending ? undefined : (data ?? DEFAULT_SETTINGS).prices
}

/** Today in the hall's time zone; rolls over at its midnight, also after the computer slept. */
export function useToday(): CalendarDay {
  const { timeZone } = useHall()
  const [now, setNow] = useState(() => Date.now())
  const today = dayIn(timeZone, new Date(now))

  useEffect(() => {
    const look = () => setNow(Date.now())
    const untilMidnight = startOfDay(timeZone, addDays(today, 1)).getTime() - Date.now()
    const timer = setTimeout(look, Math.max(0, untilMidnight))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [timeZone, today])

  return today
}

/** The day on which the hall's clocks showed an instant. */
export function useHallDay(instant: string): CalendarDay {
  return dayIn(useHall().timeZone, new Date(instant))
}
