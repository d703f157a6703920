import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { Today } from '#web/api/admin/today.ts'
import { TodayCard, TodayEmpty } from '#web/features/admin/today-card.tsx'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

/** How many people are inside now, by room. */
export function InsideNow({ inside }: { inside: Today['inside'] }) {
  return (
    <TodayCard title={WORDS.inside} count={inside.total} href="/admin/door">
      {inside.total === 0 ? (
        <TodayEmpty>{WORDS.nobody}</TodayEmpty>
      ) : (
        <dl className="mt-2 divide-y divide-line border-t border-line">
          {ROOMS.map((room) => (
            <div key={room} className="flex min-h-10 items-center justify-between gap-4">
              <dt>{ROOM_LABELS[room]}</dt>
              <dd className="font-semibold tabular-nums">
                {inside.rooms.find((each) => each.room === room)?.people ?? 0}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </TodayCard>
  )
}
