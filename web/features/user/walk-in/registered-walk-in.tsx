import { useEffect, useRef, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useBookingSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { useCardsEnabled } from '#web/api/user/card.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { BookSeatForm } from '#web/features/user/book-seat/book-seat-form.tsx'
import { nextBooking } from '#web/features/user/book-seat/next-booking.ts'
import { GiveClaimCode } from '#web/features/user/give-claim-code.tsx'
import { UserConsent } from '#web/features/user/user-consent.tsx'
import { TakePayment } from '#web/features/user/walk-in/take-payment.tsx'
import type { PaymentRest } from '#web/hall/desk-payment/use-desk-payment.ts'
import { PrintReceipt } from '#web/hall/print-receipt.tsx'
import type { RequestedSeat } from '#web/hall/requested-seat.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'

/** What is left to do for a registered walk-in: consent, seat, payment or card. */
export function RegisteredWalkIn({
  user,
  requestedSeat,
  onNext,
}: {
  user: ViewedUser
  /** The seat of the hall map to fill in. */
  requestedSeat: RequestedSeat | undefined
  onNext: () => void
}) {
  const { id, name } = user
  const days = useStudyDays()
  const [rest, setRest] = useState<PaymentRest>()
  const { unpaid, paidUntil } = nextBooking(user, days)
  const step = user.consent.needed
    ? 'consent'
    : unpaid
      ? 'payment'
      : paidUntil === undefined
        ? 'seat'
        : 'card'
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.focus(), [step])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-surface p-gutter shadow-soft sm:p-7">
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-semibold outline-none">
        {fillIn(WORDS.steps[step], { name })}
      </h2>
      {step === 'consent' && <UserConsent user={user} />}
      {step === 'seat' && <SeatStep user={user} requestedSeat={requestedSeat} />}
      {step === 'payment' && unpaid && (
        <TakePayment userId={id} booking={unpaid} onPaid={setRest} />
      )}
      {step === 'card' && <CardStep user={user} rest={rest} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={onNext}>
          {WORDS.next}
        </Button>
        <TextLink href={`/user-management?user=${id}`}>{WORDS.open}</TextLink>
      </div>
    </section>
  )
}

function SeatStep({
  user,
  requestedSeat,
}: {
  user: ViewedUser
  requestedSeat: RequestedSeat | undefined
}) {
  const settings = useBookingSettings()
  if (!settings) return null
  const { prices, roomRules } = settings
  return (
    <BookSeatForm user={user} prices={prices} roomRules={roomRules} requestedSeat={requestedSeat}>
      {({ form, submit }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {form}
          <div>{submit}</div>
        </div>
      )}
    </BookSeatForm>
  )
}

function CardStep({ user, rest }: { user: ViewedUser; rest: PaymentRest | undefined }) {
  const { id, memberId, awaitsClaim, payments } = user
  const receipt = payments.find(({ state }) => state === 'completed')?.receipt
  const cardsOn = useCardsEnabled()
  return (
    <>
      <Notice tone="success">
        {rest
          ? fillIn(WORDS.donePart, {
              left: rupees(rest.left),
              day: localDay(rest.payableOn),
              memberId: memberId ?? '',
            })
          : fillIn(WORDS.done, { memberId: memberId ?? '' })}{' '}
        {receipt && <PrintReceipt number={receipt} />}
      </Notice>
      {cardsOn && (
        <div>
          <ButtonLink href={`/admin/cards?users=${id}`}>{WORDS.printCard}</ButtonLink>
        </div>
      )}
      {awaitsClaim && <GiveClaimCode user={user} />}
    </>
  )
}
