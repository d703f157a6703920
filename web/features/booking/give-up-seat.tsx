import type { Hold } from '#shared/contract/wire-names.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useHallDay } from '#web/api/admin/public-settings.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
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
  const day = localDay(useHallDay(holdUntil))
  if (wanted === seat) {
    const { title, text, keep, save } = WORDS.sameSeat
    return (
      <AlertDialog
        open
        onClose={onClose}
        title={title}
        cancelLabel={keep}
        confirmLabel={save}
        onConfirm={onConfirm}
      >
        {fillIn(text, { seat, day })}
      </AlertDialog>
    )
  }
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
