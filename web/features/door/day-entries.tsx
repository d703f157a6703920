import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { type ListedEntry, useDailyDoorReport, useEntries } from '#web/api/door/door-log.ts'
import { DayWarnings } from '#web/features/door/day-warnings.tsx'
import type { DoorUrl } from '#web/features/door/door-url.ts'
import { EntriesExport } from '#web/features/door/entries-export.tsx'
import { EntryFilters } from '#web/features/door/entry-filters.tsx'
import { EntryBadge, EntryFacts } from '#web/hall/admin-entry.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { DAY_ENTRIES_WORDS as WORDS } from '#words/door/door.ts'
import { ENTRY_WORDS } from '#words/door/door-entry.ts'

/** The entries of a study day, what looks wrong on it, and the download of several days. */
export function DayEntries({
  url,
  onChange,
}: {
  url: DoorUrl
  onChange: (changed: Partial<DoorUrl>) => void
}) {
  const today = useStudyDays().night
  const { day = today, outcome, gate, room, search, page } = url
  const entries = useEntries({ day, outcome, gate, room, search, page })
  const report = useDailyDoorReport(day)
  return (
    <>
      <EntryFilters
        filter={{ day, outcome, gate, room, search }}
        today={today}
        gates={report.data?.gates ?? []}
        onChange={(changed) => onChange({ ...changed, page: 1 })}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {report.data?.day === day && <DayWarnings day={report.data} />}
      </div>
      <div className="mt-6">
        <PagedList
          query={entries}
          rows={entries.data?.entries}
          total={entries.data?.total}
          page={page}
          onPage={(wanted) => onChange({ page: wanted })}
          words={{ ...ENTRY_WORDS, list: WORDS.list, count: WORDS.count }}
          empty={
            <EmptyState title={WORDS.noneTitle} icon="users">
              {WORDS.none}
            </EmptyState>
          }
        >
          {(entry) => <EntryRow key={entry.id} entry={entry} />}
        </PagedList>
      </div>
      <EntriesExport key={day} day={day} today={today} />
    </>
  )
}

function EntryRow({ entry }: { entry: ListedEntry }) {
  const { timeZone } = usePublicSettings()
  const { at, direction, outcome, name, memberId } = entry
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 px-5 py-3 sm:px-6">
      <p className="text-sm tabular-nums">
        <time dateTime={at} className="block font-semibold">
          {hallTime(timeZone, new Date(at))}
        </time>
        <span className="text-ink-soft">{ENTRY_WORDS[direction]}</span>
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 font-semibold wrap-anywhere">
            {name === '' ? ENTRY_WORDS.unknown : name}{' '}
            <span className="text-sm font-normal text-ink-soft">{memberId}</span>
          </p>
          <EntryBadge outcome={outcome} />
        </div>
        <EntryFacts entry={entry} />
      </div>
    </li>
  )
}
