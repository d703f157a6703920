import { useEffect, useState } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useCancelOwnBooking } from '#web/api/booking/cancel-own-booking.ts'
import { setCurrentUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { CANCEL_OWN_BOOKING_WORDS as WORDS } from '#words/booking/cancel-own-booking.ts'

type CancelOwnBookingProps = {
  booking: Hold
  /** As wide as its card. */
  block?: boolean
  /** Called once the member has read what became of the booking, and the current user is up to date. */
  onDone?: () => void
}

/** A button that asks first, and then cancels the member's unpaid booking. */
export function CancelOwnBookingButton({ booking, block, onDone }: CancelOwnBookingProps) {
  /** The booking that the member saw: another one may be held meanwhile. */
  const [seen, setSeen] = useState<Hold>()
  const close = () => setSeen(undefined)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        block={block}
        className="text-danger!"
        onClick={() => setSeen(booking)}
      >
        {WORDS.cancel}
      </Button>
      {seen && (
        <CancelOwnBookingDialog
          booking={seen}
          onClose={close}
          onDone={() => {
            close()
            onDone?.()
          }}
        />
      )}
    </>
  )
}

function CancelOwnBookingDialog({
  booking,
  onClose,
  onDone,
}: {
  booking: Hold
  onClose: () => void
  onDone: () => void
}) {
  const cancelling = useCancelOwnBooking()
  const { data: result } = cancelling
  const values = { seat: booking.seat, day: localDay(booking.startDate) }
  if (result) {
    return (
      <Outcome
        title={result.refusal === undefined ? WORDS.cancelled : WORDS.notCancelled}
        text={result.refusal ?? fillIn(WORDS.freeNow, values)}
        onClose={() => {
          setCurrentUser(result.user)
          onDone()
        }}
      />
    )
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={fillIn(WORDS.title, values)}
      problem={cancelling.error?.message}
      danger
      confirmLabel={WORDS.cancel}
      cancelLabel={fillIn(WORDS.keep, values)}
      onConfirm={() => cancelling.mutate(booking)}
      busy={cancelling.isPending}
      busyLabel={WORDS.cancelling}
    >
      <span className="block">{fillIn(WORDS.effect, values)}</span>
      <span className="mt-2 block">{WORDS.unpaid}</span>
    </AlertDialog>
  )
}

/** A dialog of its own, so that it is announced. Then focuses the page, because its button is gone. */
function Outcome({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  useEffect(() => () => document.getElementById('main')?.focus(), [])
  return (
    <AlertDialog open onClose={onClose} title={title}>
      {text}
    </AlertDialog>
  )
}
