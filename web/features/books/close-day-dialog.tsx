import { rupees } from '#shared/domain/booking/prices.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type DayBook, useCloseDay } from '#web/api/money/books.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { CLOSE_DAY_WORDS as WORDS } from '#words/money/books.ts'

/** Asks for confirmation before a day is closed, and lists what is not finished. */
export function CloseDayDialog({
  book: { day, closedUntil },
  warnings: { openShifts, notReceived, claims, notCounted, missing },
  onClose,
  onClosed,
}: {
  book: DayBook
  warnings: NonNullable<DayBook['warnings']>
  onClose: () => void
  onClosed: () => void
}) {
  const close = useCloseDay(onClosed)
  const closesEarlier = closedUntil === null || addDays(closedUntil, 1) < day
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={fillIn(WORDS.title, { day: localDay(day) })}
      problem={close.error?.message}
      confirmLabel={WORDS.confirm}
      cancelLabel={WORDS.cancel}
      onConfirm={() => close.mutate(day)}
      busy={close.isPending}
      busyLabel={WORDS.busy}
    >
      <p>{WORDS.about}</p>
      {closesEarlier && <p className="mt-3">{WORDS.before}</p>}
      {(openShifts.length > 0 ||
        notCounted.length > 0 ||
        notReceived > 0 ||
        claims > 0 ||
        missing.total > 0) && (
        <ul className="mt-4 grid list-disc gap-1 pl-5 text-warning">
          {openShifts.map(({ drawer, name }) => (
            <li key={`${drawer} ${name}`}>{fillIn(WORDS.openShift, { drawer, name })}</li>
          ))}
          {notCounted.map(({ drawer, left }) => (
            <li key={drawer}>{fillIn(WORDS.notCounted, { drawer, amount: rupees(left) })}</li>
          ))}
          {notReceived > 0 && <li>{fillIn(WORDS.notReceived, { amount: rupees(notReceived) })}</li>}
          {claims > 0 && <li>{fillIn(localPlural(claims, WORDS.claims), { count: claims })}</li>}
          {missing.total > 0 && (
            <li>
              <TextLink href="/admin/statement?view=missing">
                {fillIn(localPlural(missing.total, WORDS.missing), {
                  count: missing.total,
                  amount: rupees(missing.sum),
                })}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </AlertDialog>
  )
}
