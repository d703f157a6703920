import type { Control } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import type { BookingChoice } from '#shared/domain/booking/booking.ts'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { basePrice, type PriceTable, rupees } from '#shared/domain/booking/prices.ts'
import { ROOM_DETAILS, ROOMS, type Room, roomProblem } from '#shared/domain/booking/rooms.ts'
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
  prices,
  onChange,
}: {
  control: Control<BookingChoice, BookingContext>
  gender: Gender
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
            description: <RoomFacts room={room} prices={prices} />,
            // On a phone the sketch is beside the name, because the cards would otherwise fill the
            // page.
            picture: (
              <RoomSketch room={room} className="h-auto w-16 max-[22rem]:hidden sm:hidden" />
            ),
            disabledReason: roomProblem(room, gender)?.message,
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

function RoomFacts({ room, prices }: { room: Room; prices: PriceTable }) {
  const count = SEATS.filter((seat) => seat.room === room).length
  const [duration] = DURATIONS
  const [batch] = BATCHES
  const from = rupees(basePrice({ room, batch, duration }, prices))
  return (
    <>
      <RoomSketch room={room} className="my-2 h-12 w-auto max-sm:hidden" />
      <span className="block">
        {KIND_LABELS[ROOM_DETAILS[room].kind]}, {count} seats
      </span>
      <span className="block">From {from} a day</span>
    </>
  )
}
