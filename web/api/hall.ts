import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getHall } from '#shared/contract/hall.ts'
import { addDays, type CalendarDay, dayIn, startOfDay } from '#shared/domain/calendar-day.ts'
import { callApi } from '#web/api/client.ts'

type Hall = { timeZone: string; holdMinutes: number }

/** What a hall has unless its owner says otherwise; shown until the server has answered. */
const DEFAULT_HALL: Hall = { timeZone: 'Asia/Kolkata', holdMinutes: 30 }

export function useHall(): Hall {
  const { data } = useQuery({
    queryKey: ['hall'],
    queryFn: async ({ signal }) => (await callApi(getHall, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? DEFAULT_HALL
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
