import type { ReactNode } from 'react'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings, useToday } from '#web/api/admin/public-settings.ts'
import { useAttendance } from '#web/api/door/attendance.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { OWN_TIME_WORDS as WORDS } from '#words/user/own-time.ts'

/** The member's own time; `fallback` until it is known. Renders nothing for members who don't have it or switched it off. */
export function OwnTime({ fallback }: { fallback: ReactNode }) {
  const { data, isPending } = useAttendance()
  if (isPending) return fallback
  if (!data?.time) return null
  const { insideSince, ...minutes } = data.time
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      {insideSince !== null && <InsideSince at={new Date(insideSince)} />}
      <dl className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2 lg:block">
        {PERIODS.map((period) => (
          <div key={period} className="lg:flex lg:justify-between lg:py-1.5">
            <dt className="text-sm text-ink-soft lg:text-base">{WORDS.periods[period]}</dt>
            <dd className="font-medium whitespace-nowrap tabular-nums">
              {hoursText(minutes[period])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        {WORDS.onlyYou} <TextLink href="/your-data">{WORDS.settings}</TextLink>
      </p>
    </Card>
  )
}

const PERIODS = ['today', 'week', 'month'] as const

/** When the member came in: the time and, if it was not today, the day. */
function InsideSince({ at }: { at: Date }) {
  const { timeZone } = usePublicSettings()
  const today = useToday()
  const time = hallTime(timeZone, at)
  const day = dayIn(timeZone, at)
  return (
    <p className="mt-2 flex items-center gap-2 font-medium text-success">
      <Icon name="clock" />
      <time dateTime={at.toISOString()}>
        {day === today
          ? fillIn(WORDS.insideSince, { time })
          : fillIn(WORDS.insideSinceDay, { day: localDay(day), time })}
      </time>
    </p>
  )
}

function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const left = minutes % 60
  if (hours === 0) return fillIn(WORDS.minutes, { minutes: left })
  return left === 0
    ? fillIn(WORDS.hours, { hours })
    : fillIn(WORDS.hoursMinutes, { hours, minutes: left })
}
