import { TIER_SURCHARGE_TEXTS } from '#shared/domain/booking/price-rows.ts'
import { ROOM_DETAILS, type Room, roomProblem } from '#shared/domain/booking/rooms.ts'
import { findSeat, SEATS, seatProblem } from '#shared/domain/booking/seats.ts'
import type { Gender } from '#shared/domain/options.ts'
import { RestrictedRoom } from '#web/features/booking/seat-map/restricted-room.tsx'
import { RoomPlan } from '#web/features/booking/seat-map/room-plan.tsx'
import { SeatFigure } from '#web/features/booking/seat-map/seat-figure.tsx'
import { TierLegend } from '#web/features/booking/seat-map/seat-legend.tsx'
import { SeatPlaceBox } from '#web/features/booking/seat-map/seat-place-box.tsx'
import { tiersOf } from '#web/features/booking/tier-prices.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'

/** A room's read-only floor plan, before days and batch are chosen. */
export function FloorPlanModal({
  room,
  gender,
  onClose,
}: {
  room: Room
  gender: Gender
  onClose: () => void
}) {
  const refusal = roomProblem(room, gender)?.message
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={room}
      description={<span lang="mr">{ROOM_DETAILS[room].marathi}</span>}
      footer={refusal === undefined ? <Button onClick={onClose}>Close</Button> : undefined}
    >
      {refusal === undefined ? (
        <FloorPlan room={room} gender={gender} />
      ) : (
        <RestrictedRoom room={room} reason={refusal} onClose={onClose} />
      )}
    </Modal>
  )
}

function FloorPlan({ room, gender }: { room: Room; gender: Gender }) {
  const seats = SEATS.filter((seat) => seat.room === room)
  const [refusal] = seats.flatMap((seat) => seatProblem(seat, gender) ?? [])
  return (
    <div className="-mx-3 space-y-4 sm:mx-0">
      <TierLegend tiers={tiersOf(room)} prices={TIER_SURCHARGE_TEXTS} />
      <div role="img" aria-label={`Floor plan of ${room} with its ${seats.length} seats`}>
        <div aria-hidden="true">
          <RoomPlan
            room={room}
            seat={(id, side) => {
              const seat = findSeat(id)
              if (!seat) return null
              const state = seatProblem(seat, gender) ? 'unavailable' : 'available'
              return (
                <SeatPlaceBox key={id} room={room}>
                  <span className="absolute inset-[4.5%]">
                    <SeatFigure seat={seat} tier={seat.tier} state={state} side={side} />
                  </span>
                </SeatPlaceBox>
              )
            }}
          />
        </div>
      </div>
      <div className="px-1 text-center text-pretty text-ink-soft">
        {refusal && <p className="text-ink">{refusal.message}</p>}
        <p>
          {`To see which of the ${seats.length} seats are free, choose a time slot, duration and start date.`}
        </p>
      </div>
    </div>
  )
}
