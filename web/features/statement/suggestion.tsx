import { type FormEvent, useState } from 'react'
import { rupees, rupeesAndPaise } from '#shared/domain/booking/prices.ts'
import { paiseOf, rupeesOf } from '#shared/domain/money/ledger.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type StatementEntry, useConfirmRow } from '#web/api/money/statement.ts'
import { DiscountNameField } from '#web/hall/desk-payment/discount-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DISCOUNT_WORDS } from '#words/booking/desk-booking.ts'
import { STATEMENT_LIST_WORDS as WORDS } from '#words/money/statement.ts'

/**
 * A payment or a due that may belong to a credit. If less than a payment's price came in, the difference can be a
 * discount; booking the whole price asks first.
 */
export function Suggestion({
  rowId,
  received,
  suggestion: { paymentId, bookingId, fit, waiting, discount, lateFee, ...payment },
  onDone,
}: {
  rowId: string
  /** What came in, in paise. */
  received: number
  suggestion: StatementEntry['suggestions'][number]
  onDone: (message: string) => void
}) {
  const { name, seat } = payment
  const [discountName, setDiscountName] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const [asking, setAsking] = useState(false)
  const isGiven = discountName !== undefined && discount > 0
  const missing = isGiven && discountName.trim() === '' ? DISCOUNT_WORDS.nameMissing : undefined
  const booked = paiseOf(payment.amount - (isGiven ? discount : 0))
  const difference = waiting ? differenceOf(booked, received) : undefined
  const amounts = { booked: rupees(rupeesOf(booked)), received: rupeesAndPaise(received) }
  const facts = { name, ...amounts }
  const confirm = useConfirmRow(rowId, () =>
    onDone(fillIn(waiting ? WORDS.confirmed : WORDS.matchDone, { name })),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (missing !== undefined) return
    if (difference === 'less') setAsking(true)
    else book()
  }

  function book() {
    const given = isGiven ? { discount: { amount: discount, name: discountName.trim() } } : {}
    confirm.mutate(paymentId === null ? { dueOf: bookingId } : { paymentId, ...given })
  }

  return (
    <li className="px-4 py-3">
      <form onSubmit={submit} noValidate>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="font-medium wrap-anywhere">
              {fillIn(WORDS.candidate, { name, seat, amount: rupees(payment.amount) })}
            </p>
            <p className="text-sm text-ink-soft">
              {fillIn(WORDS.fits[fit], { day: localDay(payment.day) })}
              {!waiting && ` · ${WORDS.alreadyConfirmed}`}
              {lateFee > 0 && ` · ${fillIn(WORDS.lateFee, { fee: rupees(lateFee) })}`}
            </p>
            {difference && (
              <p className="text-sm font-medium text-danger">
                {fillIn(WORDS.differences[difference], amounts)}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {discount > 0 && !isGiven && (
              <Button size="small" variant="secondary" onClick={() => setDiscountName('')}>
                {fillIn(WORDS.giveDiscount, { discount: rupees(discount) })}
              </Button>
            )}
            <Button
              type="submit"
              size="small"
              variant={difference === 'less' ? 'quiet' : 'secondary'}
              busy={confirm.isPending}
              busyLabel={WORDS.busy}
              aria-label={fillIn(waiting ? WORDS.confirmLabel : WORDS.matchLabel, { name, seat })}
            >
              {waiting ? WORDS.confirm : WORDS.match}
            </Button>
          </div>
        </div>
        {isGiven && (
          <div className="mt-2 space-y-3">
            <p>
              {fillIn(WORDS.discountGiven, {
                discount: rupees(discount),
                price: rupees(payment.amount),
              })}
            </p>
            <DiscountNameField
              autoFocus
              value={discountName}
              error={submitted ? missing : undefined}
              onChange={setDiscountName}
            />
            <Button
              size="small"
              variant="quiet"
              className="-ml-4"
              onClick={() => setDiscountName(undefined)}
            >
              {DISCOUNT_WORDS.remove}
            </Button>
          </div>
        )}
      </form>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={fillIn(WORDS.wholeTitle, facts)}
        cancelLabel={WORDS.notYet}
        confirmLabel={fillIn(WORDS.bookWhole, facts)}
        onConfirm={() => {
          setAsking(false)
          book()
        }}
      >
        {fillIn(WORDS.wholeEffect, facts)}
      </AlertDialog>
      {confirm.isError && (
        <div className="mt-3">
          <Notice tone="danger">{confirm.error.message}</Notice>
        </div>
      )}
    </li>
  )
}

/** Whether less or more came in than is booked, both in paise. */
function differenceOf(booked: number, received: number): 'less' | 'more' | undefined {
  if (booked === received) return undefined
  return received < booked ? 'less' : 'more'
}
