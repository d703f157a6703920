import type { Hold } from '#shared/contract/wire-names.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { holdHint } from '#web/features/booking/hold-hint-text.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'

/** Says how long the chosen seat will be held, and which seat is released for it. */
export function HoldHint({ seat, hold }: { seat: SeatId | undefined; hold: Hold | null }) {
  const { holdMinutes, timeZone } = usePublicSettings()
  const left = useSecondsUntil(hold ? Date.parse(hold.holdUntil) : 0)
  return (
    <p className="mt-3 text-sm text-ink-soft" role="status">
      {holdHint(seat, hold, { held: left > 0, holdMinutes, timeZone })}
    </p>
  )
}
