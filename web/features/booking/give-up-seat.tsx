import type { Hold } from '#shared/contract/wire-names.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { hallMoment } from '#web/hall/hall-time.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { GIVE_UP_SEAT_WORDS as WORDS } from '#words/booking/give-up-seat.ts'

/** Asks before a booking replaces one whose seat is reserved for a payment at reception. */
export function GiveUpSeat({
  reserved: { seat, holdUntil },
  wanted,
  onConfirm,
  onClose,
}: {
  reserved: Hold
  wanted: SeatId
  onConfirm: () => void
  onClose: () => void
}) {
  const { timeZone } = usePublicSettings()
  const values = { seat, wanted, until: hallMoment(timeZone, new Date(holdUntil)) }
  const sameSeat = wanted === seat
  const words = sameSeat ? WORDS.sameSeat : WORDS.otherSeat
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={fillIn(words.title, values)}
      cancelLabel={fillIn(words.keep, values)}
      confirmLabel={fillIn(words.save, values)}
      onConfirm={onConfirm}
      danger={!sameSeat}
    >
      <p>{fillIn(words.text, values)}</p>
      {!sameSeat && <p className="mt-2">{WORDS.otherSeat.payAgain}</p>}
    </AlertDialog>
  )
}
