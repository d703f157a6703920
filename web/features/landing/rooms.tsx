import { BATCHES } from '#shared/domain/booking/batches.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOM_DETAILS, ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { roomSummary } from '#shared/words/en/room-rules.ts'
import { RoomSketch } from '#web/hall/room-sketch.tsx'

/** The rooms and the batches (document 2, section 3). */
export function Rooms({ rules }: { rules: RoomRules }) {
  return (
    <section aria-labelledby="rooms" className="border-t border-line py-14 sm:py-20">
      <h2 id="rooms" className="font-display text-3xl font-semibold sm:text-4xl">
        Three rooms, {SEATS.length} seats
      </h2>
      <p className="mt-3 max-w-xl text-ink-soft">
        See the plan of each room before you book. The seat you choose is yours.
      </p>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {ROOMS.map((room) => (
          <RoomCard key={room} room={room} rules={rules} />
        ))}
      </ul>
      <ul aria-label="Batches" className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-ink-soft">
        {BATCHES.map((batch) => (
          <li key={batch}>{batch}</li>
        ))}
      </ul>
    </section>
  )
}

function RoomCard({ room, rules }: { room: Room; rules: RoomRules }) {
  return (
    <li className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6">
      <RoomSketch room={room} className="h-16" />
      <h3 className="mt-4 font-display text-xl leading-tight font-semibold">{room}</h3>
      <p lang="mr" className="mt-0.5 text-accent-ink">
        {ROOM_DETAILS[room].marathi}
      </p>
      <p className="mt-2 text-ink-soft">{roomSummary(room, rules)}</p>
    </li>
  )
}
