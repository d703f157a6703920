import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type StatementEntry, useConfirmRow } from '#web/api/money/statement.ts'
import { DiscountNameField } from '#web/hall/desk-payment/discount-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DISCOUNT_WORDS } from '#words/booking/desk-booking.ts'
import { STATEMENT_LIST_WORDS as WORDS } from '#words/money/statement.ts'

/**
 * A payment or a due that may belong to a credit. If less than a payment's price came in, the difference can be a
 * discount.
 */
export function Suggestion({
  rowId,
  suggestion: { paymentId, bookingId, fit, waiting, discount, lateFee, ...payment },
  onDone,
}: {
  rowId: string
  suggestion: StatementEntry['suggestions'][number]
  onDone: (message: string) => void
}) {
  const { name, seat } = payment
  const [discountName, setDiscountName] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const isGiven = discountName !== undefined && discount > 0
  const missing = isGiven && discountName.trim() === '' ? DISCOUNT_WORDS.nameMissing : undefined
  const confirm = useConfirmRow(rowId, () =>
    onDone(fillIn(waiting ? WORDS.confirmed : WORDS.matchDone, { name })),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (missing !== undefined) return
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
          </div>
          <Button
            type="submit"
            size="small"
            variant="secondary"
            busy={confirm.isPending}
            busyLabel={WORDS.busy}
            aria-label={fillIn(waiting ? WORDS.confirmLabel : WORDS.matchLabel, { name, seat })}
          >
            {waiting ? WORDS.confirm : WORDS.match}
          </Button>
        </div>
        {discount > 0 && (
          <div className="mt-2 space-y-3">
            {isGiven && (
              <>
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
              </>
            )}
            <Button
              size="small"
              variant="quiet"
              className="-ml-4"
              onClick={() => setDiscountName(isGiven ? undefined : '')}
            >
              {isGiven
                ? DISCOUNT_WORDS.remove
                : fillIn(WORDS.giveDiscount, { discount: rupees(discount) })}
            </Button>
          </div>
        )}
      </form>
      {confirm.isError && (
        <div className="mt-3">
          <Notice tone="danger">{confirm.error.message}</Notice>
        </div>
      )}
    </li>
  )
}
