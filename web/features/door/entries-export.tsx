import { useState } from 'react'
import { ENTRIES_FILE } from '#shared/contract/desk-endpoints.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import { EXPORT_DAYS } from '#shared/domain/list-pages.ts'
import { entriesCutoff } from '#shared/domain/personal-data/retention.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { useFileDownload } from '#web/api/file-download.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { ENTRIES_EXPORT_WORDS as WORDS } from '#words/door/door.ts'

/**
 * Downloads the entries of several days, initially those of the shown day. For admins. Not in the demo, which has no
 * server to create the file.
 */
export function EntriesExport({ day, today }: { day: CalendarDay; today: CalendarDay }) {
  const [days, setDays] = useState({ from: day, to: day })
  const { mutate, isPending, isError } = useFileDownload()
  const allowed = may(useLoggedInUser(), 'listFiles')
  if (isDemoMode() || !allowed) return null
  const { from, to } = days
  const latest = addDays(from, EXPORT_DAYS - 1)
  return (
    <Card className="mt-8">
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-1 text-ink-soft">{WORDS.about}</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-end gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
        <DatePicker
          label={WORDS.from}
          today={today}
          min={entriesCutoff(today)}
          max={today}
          value={from}
          onChange={(chosen) => setDays({ from: chosen, to: limitedEnd(chosen, to) })}
        />
        <DatePicker
          label={WORDS.until}
          today={today}
          min={from}
          max={latest < today ? latest : today}
          value={to}
          onChange={(chosen) => setDays({ from, to: chosen })}
        />
        <Button
          leading="download"
          className="min-[22rem]:col-span-2 lg:col-span-1"
          busy={isPending}
          busyLabel={WORDS.busy}
          onClick={() =>
            mutate({
              file: ENTRIES_FILE,
              query: { from, to },
              name: `entries-${from}-${to}.csv`,
            })
          }
        >
          {WORDS.download}
        </Button>
      </div>
      <p role="alert" className="text-danger">
        {isError && <span className="mt-3 block">{WORDS.failed}</span>}
      </p>
    </Card>
  )
}

/** Returns `to`, limited so that it is not before `from` and the period has at most EXPORT_DAYS days. */
function limitedEnd(from: CalendarDay, to: CalendarDay): CalendarDay {
  const latest = addDays(from, EXPORT_DAYS - 1)
  if (to < from) return from
  return to > latest ? latest : to
}
