import { useState } from 'react'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { type UserEntry, useUserEntries } from '#web/api/door/door-log.ts'
import { EntryBadge, EntryFacts } from '#web/hall/admin-entry.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { Pager } from '#web/ui/list/pager.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { ENTRY_WORDS as WORDS } from '#words/door/door-entry.ts'

/** A user's entries at the door, newest first. */
export function UserEntries({ userId }: { userId: string }) {
  const [page, setPage] = useState(1)
  const entries = useUserEntries(userId, page)
  if (entries.isPending) return <p className="py-3 text-ink-soft">{WORDS.loading}</p>
  if (entries.error) {
    return (
      <p role="alert" className="py-3 text-danger">
        {WORDS.failed}
      </p>
    )
  }
  const { entries: rows, total } = entries.data
  if (total === 0) return <p className="py-3 text-ink-soft">{WORDS.none}</p>
  return (
    <>
      <ul className="divide-y divide-line" aria-busy={entries.isPlaceholderData}>
        {rows.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <Pager
        label={WORDS.pages}
        page={page}
        pages={Math.ceil(total / ROWS_PER_PAGE)}
        onPage={setPage}
      />
    </>
  )
}

function EntryRow({ entry }: { entry: UserEntry }) {
  const { timeZone } = usePublicSettings()
  const at = new Date(entry.at)
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <time dateTime={entry.at}>
            {fillIn(WORDS.when, {
              day: localDay(dayIn(timeZone, at)),
              time: hallTime(timeZone, at),
              direction: WORDS[entry.direction],
            })}
          </time>
        </p>
        <EntryFacts entry={entry} />
      </div>
      <div>
        <EntryBadge outcome={entry.outcome} />
      </div>
    </li>
  )
}
