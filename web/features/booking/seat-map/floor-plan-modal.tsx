import { roomProblem, seatProblem, seatsFor } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { findSeat, SEATS } from '#shared/domain/booking/seats.ts'
import { notesByTier } from '#shared/domain/booking/tier-notes.ts'
import type { Gender } from '#shared/domain/options.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { RestrictedRoom } from '#web/features/booking/seat-map/restricted-room.tsx'
import { SeatFigure } from '#web/features/booking/seat-map/seat-figure.tsx'
import { TierLegend } from '#web/features/booking/seat-map/seat-legend.tsx'
import { surchargeTexts, tiersOf } from '#web/features/booking/tier-prices.ts'
import { MarathiRoomName } from '#web/hall/room-name.tsx'
import { RoomPlan } from '#web/hall/seat-plan/room-plan.tsx'
import { SeatBox } from '#web/hall/seat-plan/seat-box.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

const WORDS = SEAT_MAP_WORDS.floorPlan

/** A room's read-only floor plan, before days and batch are chosen. */
export function FloorPlanModal({
  room,
  gender,
  roomRules,
  onClose,
}: {
  room: Room
  gender: Gender
  roomRules: RoomRules
  onClose: () => void
}) {
  const refusal = roomProblem(room, gender, roomRules)
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={ROOM_LABELS[room]}
      description={<MarathiRoomName room={room} />}
      footer={refusal === undefined ? <Button onClick={onClose}>{WORDS.close}</Button> : undefined}
    >
      {refusal === undefined ? (
        <FloorPlan room={room} gender={gender} rules={roomRules} />
      ) : (
        <RestrictedRoom room={room} reason={refusal} onClose={onClose} />
      )}
    </Modal>
  )
}

function FloorPlan({ room, gender, rules }: { room: Room; gender: Gender; rules: RoomRules }) {
  const seats = SEATS.filter((seat) => seat.room === room)
  const notes = notesByTier(usePublicSettings())
  const open = seatsFor(gender, room, rules).length
  const refusals = seats.flatMap((seat) => problemText(seatProblem(seat, gender, rules)) ?? [])
  return (
    <div className="-mx-3 space-y-4 sm:mx-0">
      <TierLegend tiers={tiersOf(room)} prices={surchargeTexts()} notes={notes} />
      <div
        role="img"
        aria-label={fillIn(WORDS.label, { room: ROOM_LABELS[room], count: seats.length })}
      >
        <div aria-hidden="true">
          <RoomPlan
            room={room}
            seat={(id, side) => {
              const seat = findSeat(id)
              if (!seat) return null
              const state = seatProblem(seat, gender, rules) ? 'unavailable' : 'available'
              return (
                <SeatBox key={id} room={room}>
                  <span className="absolute inset-[4.5%]">
                    <SeatFigure seat={seat} tier={seat.tier} state={state} side={side} />
                  </span>
                </SeatBox>
              )
            }}
          />
        </div>
      </div>
      <div className="px-1 text-center text-pretty text-ink-soft">
        {[...new Set(refusals)].map((refusal) => (
          <p key={refusal} className="text-ink">
            {refusal}
          </p>
        ))}
        <p>{fillIn(WORDS.hint, { count: open })}</p>
      </div>
    </div>
  )
}
