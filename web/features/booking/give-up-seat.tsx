import type { Hold } from '#shared/contract/wire-names.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useHallDay } from '#web/api/admin/public-settings.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { GIVE_UP_SEAT_WORDS as WORDS } from '#words/booking/give-up-seat.ts'

/** Asks before another seat replaces the one that is reserved for a payment at reception. */
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
  const day = localDay(useHallDay(holdUntil))
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={fillIn(WORDS.title, { seat })}
      cancelLabel={fillIn(WORDS.keep, { seat })}
      confirmLabel={fillIn(WORDS.giveUp, { seat: wanted })}
      onConfirm={onConfirm}
      danger
    >
      <p>{fillIn(WORDS.text, { seat, day })}</p>
      <p className="mt-2">{WORDS.payAgain}</p>
    </AlertDialog>
  )
}
