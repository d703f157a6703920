import type { Control } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import type { BookingChoice } from '#shared/domain/booking/booking.ts'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { basePrice, type PriceTable, rupees } from '#shared/domain/booking/prices.ts'
import { roomProblem, seatsFor } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOM_DETAILS, ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { BookingContext } from '#web/features/booking/booking-resolver.ts'
import { RoomSketch } from '#web/hall/room-sketch.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'

const KIND_LABELS = { basic: 'Basic', premium: 'Premium', garden: 'Garden' }

/** Chooses the room. */
export function RoomField({
  control,
  gender,
  roomRules,
  prices,
  onChange,
}: {
  control: Control<BookingChoice, BookingContext>
  gender: Gender
  roomRules: RoomRules
  prices: PriceTable
  onChange: (room: Room) => void
}) {
  return (
    <Controller
      control={control}
      name="room"
      render={({ field, fieldState }) => (
        <RadioCards
          {...field}
          label="Membership type"
          columns={3}
          error={fieldState.error?.message}
          value={ROOMS.find((room) => room === field.value)}
          onChange={onChange}
          options={ROOMS.map((room) => ({
            value: room,
            title: <RoomTitle room={room} />,
            description: (
              <RoomFacts room={room} seats={seatsText(room, gender, roomRules)} prices={prices} />
            ),
            // On a phone the sketch is beside the name, because the cards would otherwise fill the
            // page.
            picture: (
              <RoomSketch room={room} className="h-auto w-16 max-[22rem]:hidden sm:hidden" />
            ),
            disabledReason: roomProblem(room, gender, roomRules)?.message,
          }))}
        />
      )}
    />
  )
}

function RoomTitle({ room }: { room: Room }) {
  return (
    <>
      <span className="block">{room}</span>
      <span lang="mr" className="block font-medium text-ink-soft">
        {ROOM_DETAILS[room].marathi}
      </span>
    </>
  )
}

/** A room that refuses the member says so itself; its size is still of interest. */
function seatsText(room: Room, gender: Gender, rules: RoomRules): string {
  const all = SEATS.filter((seat) => seat.room === room).length
  const own = seatsFor(gender, room, rules).length
  return own === 0 || own === all ? `${all} seats` : `${own} of ${all} seats for you`
}

function RoomFacts({ room, seats, prices }: { room: Room; seats: string; prices: PriceTable }) {
  const [duration] = DURATIONS
  const [batch] = BATCHES
  const from = rupees(basePrice({ room, batch, duration }, prices))
  return (
    <>
      <RoomSketch room={room} className="my-2 h-12 w-auto max-sm:hidden" />
      <span className="block">
        {KIND_LABELS[ROOM_DETAILS[room].kind]}, {seats}
      </span>
      <span className="block">From {from} a day</span>
    </>
  )
}
