import type { Hold } from '#shared/contract/wire-names.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { dayIn, shortDay, timeIn } from '#shared/domain/calendar-day.ts'

type Facts = {
  /** Whether the hold still runs. */ held: boolean
  holdMinutes: number
  timeZone: string
}

/** Returns how long the chosen seat will be held, and which seat is released for it. */
export function holdHint(
  seat: SeatId | undefined,
  hold: Pick<Hold, 'seat' | 'holdUntil' | 'payAtDesk'> | null,
  { held, holdMinutes, timeZone }: Facts,
): string {
  const usual = `Your seat is held for ${holdMinutes} minutes while you pay.`
  if (!hold || seat === undefined) return usual
  if (seat !== hold.seat) return held ? `${usual} Seat ${hold.seat} is released.` : usual
  if (!held) return `Seat ${seat} is no longer held for you. You can still pay if it's free.`
  const until = new Date(hold.holdUntil)
  const end = hold.payAtDesk ? shortDay(dayIn(timeZone, until)) : timeIn(timeZone, until)
  return `Seat ${seat} is held for you until ${end}. Saving again doesn't extend it.`
}
