import { useState } from 'react'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import type { Gender } from '#shared/domain/options.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

const WORDS = BOOKING_FORM_WORDS.floorPlans

const FloorPlanModal = lazyPart(
  async () => (await import('#web/features/booking/seat-map/floor-plan-modal.tsx')).FloorPlanModal,
)

/** Links to each room's floor plan, before a room is chosen. */
export function FloorPlanLinks({ gender, roomRules }: { gender: Gender; roomRules: RoomRules }) {
  const [room, setRoom] = useState<Room>()
  return (
    <div className="mt-3 items-baseline gap-x-4 text-sm sm:grid sm:grid-cols-[auto_minmax(0,1fr)]">
      <span className="text-ink-soft">{WORDS.label}</span>
      <div className="flex flex-wrap gap-x-5">
        {ROOMS.map((each) => (
          <button
            key={each}
            type="button"
            aria-haspopup="dialog"
            aria-label={fillIn(WORDS.of, { room: ROOM_LABELS[each] })}
            onClick={() => setRoom(each)}
            className="min-h-11 text-left font-semibold text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
          >
            {ROOM_LABELS[each]}
          </button>
        ))}
      </div>
      {room && (
        <FloorPlanModal
          room={room}
          gender={gender}
          roomRules={roomRules}
          onClose={() => setRoom(undefined)}
        />
      )}
    </div>
  )
}
