import { Link } from 'wouter'
import { AttendanceLists } from '#web/features/door/attendance-lists.tsx'
import { BusyHours } from '#web/features/door/busy-hours.tsx'
import { DayEntries } from '#web/features/door/day-entries.tsx'
import { DOOR_VIEWS, type DoorUrl, doorQuery, useDoorUrl } from '#web/features/door/door-url.ts'
import { InsideNow } from '#web/features/door/inside-now.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { DOOR_WORDS as WORDS } from '#words/door/door.ts'

/** The door: who is inside, the entries of a day, the busy hours, and the members to call. */
export function DoorScreen() {
  const [url, change] = useDoorUrl()
  return (
    <AdminPage title={WORDS.title}>
      <Views url={url} />
      <div className="mt-6">
        {url.view === 'inside' && <InsideNow />}
        {url.view === 'entries' && <DayEntries url={url} onChange={change} />}
        {url.view === 'hours' && <BusyHours day={url.day} onDay={(day) => change({ day })} />}
        {url.view === 'members' && <AttendanceLists />}
      </div>
    </AdminPage>
  )
}

function Views({ url }: { url: DoorUrl }) {
  return (
    <nav aria-label={WORDS.views} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {DOOR_VIEWS.map((view) => {
          const noFilter = {
            outcome: undefined,
            gate: undefined,
            room: undefined,
            search: '',
            page: 1,
          }
          const query = doorQuery({ ...noFilter, day: url.day, view }).toString()
          return (
            <li key={view}>
              <Link
                href={query === '' ? '/admin/door' : `/admin/door?${query}`}
                aria-current={view === url.view ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-full border border-line-strong px-4 font-medium text-ink no-underline hover:border-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
              >
                {WORDS[view]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
