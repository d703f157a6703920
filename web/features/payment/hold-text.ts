import { fillIn } from '#shared/domain/placeholders.ts'
import { localPlural } from '#web/ui/local-text.ts'
import { PAYMENT_WORDS } from '#words/money/payment.ts'

const WORDS = PAYMENT_WORDS.hold
const MINUTE = 60
const HOUR = 60 * MINUTE

/** Says how much longer the seat is held. `left` is in seconds. */
export function holdText(seat: string, left: number): string {
  if (left <= 0) return fillIn(WORDS.over, { seat })
  if (left < MINUTE) return fillIn(WORDS.lastMinute, { seat })
  const [unit, texts] = left < 2 * HOUR ? [MINUTE, WORDS.minutes] : [HOUR, WORDS.hours]
  const count = Math.floor(left / unit)
  return fillIn(localPlural(count, texts), { seat, count })
}
