import type { Hold } from '#shared/contract/wire-names.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { hallMoment, hallTime } from '#web/hall/hall-time.ts'
import { localPlural } from '#web/ui/local-text.ts'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'

const WORDS = BOOKING_FORM_WORDS.hold

type Facts = {
  /** Whether the hold is still running. */
  held: boolean
  holdMinutes: number
  timeZone: string
}

/** Returns how long the chosen seat will be held, and which seat is released for it. */
export function holdHint(
  seat: SeatId | undefined,
  hold: Pick<Hold, 'seat' | 'holdUntil' | 'payAtDesk'> | null,
  { held, holdMinutes, timeZone }: Facts,
): string {
  const minutes = holdMinutes
  const usual = fillIn(localPlural(minutes, WORDS.usual), { minutes })
  if (!hold || seat === undefined) return usual
  if (seat !== hold.seat) {
    return held ? fillIn(localPlural(minutes, WORDS.instead), { minutes, seat: hold.seat }) : usual
  }
  if (!held) return fillIn(WORDS.over, { seat })
  const until = new Date(hold.holdUntil)
  if (hold.payAtDesk) {
    return fillIn(WORDS.reserved, { seat, until: hallMoment(timeZone, until) })
  }
  return fillIn(WORDS.until, { seat, end: hallTime(timeZone, until) })
}
