import { lazy, Suspense, useState } from 'react'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import type { Gender } from '#shared/domain/options.ts'

const FloorPlanModal = lazy(async () => ({
  default: (await import('#web/features/booking/seat-map/floor-plan-modal.tsx')).FloorPlanModal,
}))

/** Links to each room's floor plan, before a room is chosen. */
export function FloorPlanLinks({ gender, roomRules }: { gender: Gender; roomRules: RoomRules }) {
  const [room, setRoom] = useState<Room>()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-ink-soft">Floor plan:</span>
      {ROOMS.map((each) => (
        <button
          key={each}
          type="button"
          aria-haspopup="dialog"
          aria-label={`Floor plan of ${each}`}
          onClick={() => setRoom(each)}
          className="min-h-11 font-semibold text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
        >
          {each}
        </button>
      ))}
      {room && (
        <Suspense>
          <FloorPlanModal
            room={room}
            gender={gender}
            roomRules={roomRules}
            onClose={() => setRoom(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
