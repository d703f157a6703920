import { useRef } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { DISCOUNT_NAME_MAX_LENGTH, type Discount } from '#shared/domain/money/discount.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { Button } from '#web/ui/button.tsx'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Totals } from '#web/ui/list/totals.tsx'
import { DISCOUNT_WORDS as WORDS } from '#words/booking/desk-booking.ts'
import { PRICE_ROWS } from '#words/booking/seat-labels.ts'

/** A discount as typed. `amount` and `name` apply only if it is given. */
export type TypedDiscount = { isGiven: boolean; amount: string; name: string }

export const NO_DISCOUNT: TypedDiscount = { isGiven: false, amount: '', name: '' }

/** A booking's price, and the rupees that the user may take off it. */
type Price = { amount: number; discountLimit: number }

/** Returns the discount to send to the server, or undefined if the user gives none. */
export function toDiscount({ isGiven, amount, name }: TypedDiscount): Discount | undefined {
  return isGiven ? { amount: Number(amount), name: name.trim() } : undefined
}

/** Returns the rupees to pay after the discount; the whole price while the typed discount is above the limit. */
export function amountToPay({ amount, discountLimit }: Price, typed: TypedDiscount): number {
  const off = toDiscount(typed)?.amount ?? 0
  return off > discountLimit ? amount : amount - off
}

type Problems = { amount?: string; name?: string }

/** Returns what is wrong with a typed discount; undefined if nothing is. */
export function discountProblems(
  { discountLimit }: Price,
  typed: TypedDiscount,
): Problems | undefined {
  const sent = toDiscount(typed)
  if (!sent) return undefined
  const amount =
    sent.amount < 1
      ? WORDS.amountMissing
      : sent.amount > discountLimit
        ? fillIn(WORDS.tooMuch, { limit: rupees(discountLimit) })
        : undefined
  const name = sent.name === '' ? WORDS.nameMissing : undefined
  if (amount === undefined && name === undefined) return undefined
  return { ...(amount !== undefined && { amount }), ...(name !== undefined && { name }) }
}

/** Offers a discount to staff who may give one, and shows what is left to pay. */
export function DiscountFields({
  price,
  typed,
  problems,
  priceLabel = WORDS.price,
  lateFee,
  isFree,
  onChange,
}: {
  price: Price
  typed: TypedDiscount
  problems: Problems | undefined
  /** What the amount is, if it is not the price. */
  priceLabel?: string
  /** What is paid in addition to the amount, and what it is called. */
  lateFee?: { label: string; amount: number } | undefined
  /** Whether nothing is left to pay, in addition to the price either. */
  isFree?: boolean
  onChange: (typed: TypedDiscount) => void
}) {
  const { amount, discountLimit } = price
  const wasGiven = useRef(false)
  if (discountLimit < 1) return null
  if (!typed.isGiven) {
    return (
      <div>
        <Button
          variant="secondary"
          size="small"
          // Keeps the focus in the form when the discount is removed.
          autoFocus={wasGiven.current}
          onClick={() => {
            wasGiven.current = true
            onChange({ ...NO_DISCOUNT, isGiven: true })
          }}
        >
          {WORDS.give}
        </Button>
      </div>
    )
  }
  const left = amountToPay(price, typed)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-control border border-line p-4">
      <RupeeField
        label={PRICE_ROWS.discount}
        hint={fillIn(WORDS.limit, { limit: rupees(discountLimit) })}
        maxLength={7}
        autoFocus
        value={typed.amount}
        error={problems?.amount}
        onChange={(digits) => onChange({ ...typed, amount: digits })}
      />
      <DiscountNameField
        value={typed.name}
        error={problems?.name}
        onChange={(name) => onChange({ ...typed, name })}
      />
      <Totals
        rows={[
          { label: priceLabel, value: rupees(amount) },
          { label: PRICE_ROWS.discount, value: rupees(amount - left) },
          ...(lateFee ? [{ label: lateFee.label, value: rupees(lateFee.amount) }] : []),
        ]}
        total={rupees(left + (lateFee?.amount ?? 0))}
      />
      {isFree && <p className="text-sm text-ink-soft">{WORDS.free}</p>}
      <div>
        <Button variant="secondary" size="small" onClick={() => onChange(NO_DISCOUNT)}>
          {WORDS.remove}
        </Button>
      </div>
    </div>
  )
}

/** What a discount is for. */
export function DiscountNameField({
  value,
  error,
  autoFocus,
  onChange,
}: {
  value: string
  error: string | undefined
  autoFocus?: boolean
  onChange: (name: string) => void
}) {
  return (
    <TextField
      label={WORDS.name}
      hint={WORDS.nameHint}
      maxLength={DISCOUNT_NAME_MAX_LENGTH}
      autoComplete="off"
      autoFocus={autoFocus}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
