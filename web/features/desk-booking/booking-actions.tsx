import { isCancellable, keepsSeat, takesDeskPayment } from '#shared/domain/booking/booking-state.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { BOOKING_ACTIONS } from '#words/booking/desk-booking.ts'

/** What reception can do with a booking of the list. */
export type BookingAction = keyof typeof ICONS | 'refundCancelled' | 'returnDepositCancelled'

const ICONS = {
  check: 'check',
  confirm: 'check',
  payDue: 'rupee',
  move: 'seat',
  cancel: 'trash',
  refund: 'rupee',
  returnDeposit: 'rupee',
  note: 'pencil',
} as const satisfies Record<string, IconName>

const ORDER = [
  'check',
  'confirm',
  'payDue',
  'move',
  'cancel',
  'refund',
  'returnDeposit',
  'note',
] as const
/** Reception expects these of an unpaid booking. */
const FIRST: readonly string[] = ['check', 'confirm', 'payDue']

/** Buttons for what reception can do with a booking. In a `dense` table, icons stand for the less urgent ones. */
export function BookingActions({
  booking,
  dense = false,
  className,
  onAction,
}: {
  booking: ListedBooking
  dense?: boolean
  className: string
  onAction: (act: BookingAction) => void
}) {
  const days = useStudyDays()
  const { utr, due, seat } = booking
  const shown = {
    check: utr !== null,
    confirm: utr === null && takesDeskPayment(booking),
    payDue: due !== null,
    move: keepsSeat(booking, days),
    cancel: isCancellable(booking, days),
    refund: booking.returnable > 0 && booking.refundLimit > 0,
    returnDeposit: booking.heldDeposit?.mayReturn === true,
    // Erased members have no notes.
    note: booking.email !== '',
  }
  const actions = ORDER.filter((act) => shown[act])
  if (actions.length === 0) return null
  return (
    <div className={className}>
      {actions.map((act) => {
        const isFirst = FIRST.includes(act)
        return (
          <Button
            key={act}
            variant={isFirst ? 'primary' : 'secondary'}
            size="small"
            leading={ICONS[act]}
            className={classes(
              dense && 'min-h-9! px-2! py-1! text-sm! whitespace-nowrap',
              dense && !isFirst && '[&>span]:sr-only',
            )}
            title={dense && !isFirst ? BOOKING_ACTIONS[act] : undefined}
            aria-label={fillIn(BOOKING_ACTIONS[`${act}Label`], {
              name: displayName(booking),
              seat,
            })}
            onClick={() => onAction(act)}
          >
            {BOOKING_ACTIONS[act]}
          </Button>
        )
      })}
    </div>
  )
}
