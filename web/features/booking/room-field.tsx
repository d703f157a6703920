import type { Control } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { lowestBookablePrice } from '#shared/domain/booking/bookable-prices.ts'
import type { BookingChoice } from '#shared/domain/booking/booking.ts'
import type { Duration } from '#shared/domain/booking/durations.ts'
import { lowestPrice, type PriceTable, rupees } from '#shared/domain/booking/prices.ts'
import { roomProblem, seatsFor } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOM_DETAILS, ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import type { Gender } from '#shared/domain/options.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { BookingContext } from '#web/features/booking/booking-resolver.ts'
import { MarathiRoomName } from '#web/hall/room-name.tsx'
import { RoomSketch } from '#web/hall/room-sketch.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

const WORDS = BOOKING_FORM_WORDS.room

/** Lets the member choose the room. */
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
          label={WORDS.label}
          columns={3}
          error={fieldState.error?.message}
          value={ROOMS.find((room) => room === field.value)}
          onChange={onChange}
          options={sortBookableFirst(gender, roomRules).map((room) => ({
            value: room,
            title: <RoomTitle room={room} />,
            description: (
              <RoomFacts room={room} gender={gender} rules={roomRules} prices={prices} />
            ),
            // On a phone the sketch is beside the name, because the cards would otherwise fill the
            // page.
            picture: (
              <RoomSketch room={room} className="h-auto w-16 max-[22rem]:hidden sm:hidden" />
            ),
            disabledReason: problemText(roomProblem(room, gender, roomRules)),
          }))}
        />
      )}
    />
  )
}

/** Returns all rooms. Those that refuse the member come last. */
export function sortBookableFirst(gender: Gender, rules: RoomRules): Room[] {
  const refused = (room: Room) => roomProblem(room, gender, rules) !== undefined
  return ROOMS.toSorted((one, other) => Number(refused(one)) - Number(refused(other)))
}

function RoomTitle({ room }: { room: Room }) {
  return (
    <>
      <span className="block">{ROOM_LABELS[room]}</span>
      <MarathiRoomName room={room} className="block font-medium text-ink-soft" />
    </>
  )
}

/** Returns how many seats the member can book. If there are none, names all seats, because the card says why. */
function seatsText(room: Room, gender: Gender, rules: RoomRules): string {
  const kind = WORDS.kinds[ROOM_DETAILS[room].kind]
  const count = SEATS.filter((seat) => seat.room === room).length
  const own = seatsFor(gender, room, rules).length
  return own === 0 || own === count
    ? fillIn(WORDS.seats, { kind, count })
    : fillIn(WORDS.ownSeats, { kind, own, count })
}

type RoomFactsProps = { room: Room; gender: Gender; rules: RoomRules; prices: PriceTable }

function RoomFacts({ room, gender, rules, prices }: RoomFactsProps) {
  const from = (duration: Duration) => {
    const rooms = [room]
    const bookable = lowestBookablePrice(gender, prices, rules, { duration, rooms })
    return rupees(bookable ?? lowestPrice(duration, prices, rooms))
  }
  return (
    <>
      <RoomSketch room={room} className="my-2 h-12 w-auto max-sm:hidden" />
      <span className="block font-medium text-ink">
        {fillIn(WORDS.priceFrom, { month: from('1 Month'), day: from('1 Day') })}
      </span>
      <span className="block">{seatsText(room, gender, rules)}</span>
    </>
  )
}
