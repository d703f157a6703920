import { BATCHES } from '#shared/domain/booking/batches.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { type PersonInside, useInside } from '#web/api/door/door-log.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { INSIDE_WORDS as WORDS } from '#words/door/door.ts'

/** The people inside now: counts by room and by batch, and a list. */
export function InsideNow() {
  const inside = useInside()
  if (inside.isPending) {
    return (
      <p role="status" className="text-ink-soft">
        {WORDS.loading}
      </p>
    )
  }
  if (inside.isError) {
    return (
      <LoadFailure
        title={WORDS.failed}
        reason={inside.error.message}
        busy={inside.isFetching}
        onRetry={() => void inside.refetch()}
      />
    )
  }
  const people = inside.data
  if (people.length === 0) {
    return (
      <Card>
        <EmptyState title={WORDS.nobody} icon="users">
          {WORDS.nobodyHint}
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-4">
        <p role="status" className="font-display text-2xl font-semibold">
          {fillIn(localPlural(people.length, WORDS.total), { count: people.length })}
        </p>
        <Counts
          title={WORDS.byRoom}
          counts={countBy(people, ROOMS, ROOM_LABELS, ({ room }) => room)}
        />
        <Counts
          title={WORDS.byBatch}
          counts={countBy(people, BATCHES, BATCH_LABELS, ({ batch }) => batch)}
        />
      </div>
      <Card padded={false}>
        <ul aria-label={WORDS.list} className="divide-y divide-line">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Counts people by a value. Those without one, if any, count as 'other'. */
function countBy<Value extends string>(
  people: readonly PersonInside[],
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  pick: (person: PersonInside) => Value | null,
): { label: string; count: number }[] {
  const count = (wanted: Value | null) => people.filter((person) => pick(person) === wanted).length
  const others = count(null)
  return [
    ...values.map((value) => ({ label: labels[value], count: count(value) })),
    ...(others > 0 ? [{ label: WORDS.other, count: others }] : []),
  ]
}

function Counts({
  title,
  counts,
}: {
  title: string
  counts: readonly { label: string; count: number }[]
}) {
  return (
    <Card padded={false} className="px-5 py-3">
      <h2 className="font-semibold">{title}</h2>
      <DescriptionList
        rows={counts.map(({ label, count }) => ({
          label,
          value: <span className="tabular-nums">{count}</span>,
        }))}
      />
    </Card>
  )
}

function PersonRow({
  person: { name, memberId, room, seat, batch, since },
}: {
  person: PersonInside
}) {
  const { timeZone } = usePublicSettings()
  const where = [
    ...(seat === null ? [] : [fillIn(WORDS.seat, { seat })]),
    room === null ? WORDS.other : ROOM_LABELS[room],
    ...(batch === null ? [] : [BATCH_LABELS[batch]]),
  ]
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {name} <span className="text-sm font-normal text-ink-soft">{memberId}</span>
        </p>
        <p className="text-sm text-ink-soft">{where.join(' · ')}</p>
      </div>
      <p className="text-sm whitespace-nowrap text-ink-soft">
        <time dateTime={since}>
          {fillIn(WORDS.since, { time: hallTime(timeZone, new Date(since)) })}
        </time>
      </p>
    </li>
  )
}
