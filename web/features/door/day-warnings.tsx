import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { DailyDoorReport } from '#web/api/door/door-log.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DAY_ENTRIES_WORDS as WORDS } from '#words/door/door.ts'

/** Double admissions and lost entries of a day. Renders nothing if there are none. */
export function DayWarnings({ day: { doubles, gaps } }: { day: DailyDoorReport }) {
  const { timeZone } = usePublicSettings()
  if (doubles.length === 0 && gaps.length === 0) return null
  const time = (instant: string) => hallTime(timeZone, new Date(instant))
  return (
    <Notice tone="warning">
      <h2 className="font-semibold">{WORDS.wrong}</h2>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {doubles.map(({ id, name, at, insideSince, gate }) => (
          <li key={id}>
            {fillIn(WORDS.double, { name, time: time(at), gate, since: time(insideSince) })}
          </li>
        ))}
        {gaps.map(({ gate, first, last, after, before }) => {
          const count = last - first + 1
          const to = time(before)
          return (
            <li key={`${gate} ${before} ${first}`}>
              {after === null
                ? fillIn(localPlural(count, WORDS.firstGap), { gate, count, to })
                : fillIn(localPlural(count, WORDS.gap), { gate, count, from: time(after), to })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
