import type { Booking } from '#shared/contract/wire-names.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { PASS_STATE_WORDS as WORDS } from '#words/door/pass-state.ts'

/** The seat, room and hours of a pass. Without a seat, the member takes any. */
export function YourSeat({
  room,
  seat,
  batch,
}: Pick<Booking, 'room' | 'batch'> & { seat: string | undefined }) {
  return (
    <>
      <p className="text-xl font-semibold text-balance">
        {seat ? fillIn(WORDS.seat, { seat }) : WORDS.anySeat}
        {', '}
        {ROOM_LABELS[room]}
      </p>
      <p>{BATCH_LABELS[batch]}</p>
    </>
  )
}
