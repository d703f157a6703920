import { useId } from 'react'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import type { Today } from '#web/api/admin/today.ts'
import { SHORT_BATCH_NAMES } from '#web/hall/short-batch-names.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

/** The free seats of each room and batch, today and tomorrow, with links to the hall map. */
export function FreeSeats({ free }: { free: Today['free'] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="h-full">
      <Card padded={false} className="h-full p-4 sm:p-5">
        <h3 id={id} className="text-base font-semibold">
          {WORDS.free}
        </h3>
        <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-3">
          {ROOMS.map((room) => (
            <RoomTable key={room} room={room} free={free} />
          ))}
        </div>
      </Card>
    </section>
  )
}

function RoomTable({ room, free }: { room: Room; free: Today['free'] }) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="text-left">
        <TextLink
          href={`/admin/hall?${new URLSearchParams({ room })}`}
          className="inline-flex min-h-11 items-center"
        >
          {ROOM_LABELS[room]}
        </TextLink>
      </caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-soft">
          <th scope="col" className="py-1 font-normal">
            {WORDS.batch}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            {WORDS.today}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            {WORDS.tomorrow}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {BATCHES.map((batch) => {
          const counts = free.find((each) => each.room === room && each.batch === batch)
          return (
            <tr key={batch}>
              <th scope="row" className="py-1.5 font-normal">
                <TextLink
                  href={`/admin/hall?${new URLSearchParams({ room, batch })}`}
                  className="inline-flex min-h-6 items-center font-normal! whitespace-nowrap"
                >
                  {SHORT_BATCH_NAMES[batch]}
                </TextLink>
              </th>
              <td className="py-1.5 text-right text-lg font-semibold">
                {counts?.today ?? (
                  <span className="text-sm font-normal text-ink-soft">{WORDS.over}</span>
                )}
              </td>
              <td className="py-1.5 text-right text-lg font-semibold">{counts?.tomorrow}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
