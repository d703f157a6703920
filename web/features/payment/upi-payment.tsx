import { useState } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type UpiClaim, useUpiPayment } from '#web/api/money/upi-claim.ts'
import { DeskNotice } from '#web/features/payment/desk-notice.tsx'
import { NothingToPay } from '#web/features/payment/nothing-to-pay.tsx'
import { Paid } from '#web/features/payment/paid.tsx'
import { UpiSteps } from '#web/features/payment/upi-steps.tsx'
import { useTypedUtr } from '#web/features/payment/utr-form.tsx'
import { WaitingClaim } from '#web/features/payment/waiting-claim.tsx'
import { ReceptionCard } from '#web/hall/reception-details.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PAYMENT_WORDS } from '#words/money/payment.ts'
import { UPI_WORDS as WORDS } from '#words/money/upi.ts'
import { REJECTION_TEXTS } from '#words/money/upi-labels.ts'

/** Pays a reserved booking by UPI: the steps of the payment, then reception's decision. */
export function UpiPayment({
  booking,
  justReserved,
}: {
  booking: Hold
  /** Whether the member reserved the seat just now, on this screen. */
  justReserved: boolean
}) {
  const { data, isError, refetch } = useUpiPayment()
  const user = useLoggedInUser()
  const [hadMemberId] = useState(user.memberId !== null)
  const [utrJustSent, setUtrJustSent] = useState<{ screenshotSaved: boolean }>()
  const [wasWaiting, setWasWaiting] = useState(false)
  if (data?.payment === null) {
    const paid = data.user
    // Reception may also have cancelled the booking.
    if (!paid.cover || paid.cover.lastEnd.endDate < booking.endDate) return <NothingToPay />
    const showCongratulations = !hadMemberId && paid.memberId !== null
    const reply = { user: paid, memberId: paid.memberId, showCongratulations }
    return <Paid reply={reply} booking={booking} />
  }
  if (!data) {
    return isError ? (
      <Notice
        tone="danger"
        title={WORDS.failed}
        action={
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            {WORDS.retry}
          </Button>
        }
      />
    ) : (
      <Card className="flex justify-center">
        <Spinner className="size-7 text-primary" />
      </Card>
    )
  }
  const { claim } = data.payment
  // The first UTR may have extended the hold.
  if (claim?.state === 'waiting') {
    if (!wasWaiting) setWasWaiting(true)
    return (
      <div
        ref={utrJustSent ? showStatus : undefined}
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] scroll-mt-6 gap-4 sm:gap-6"
      >
        <WaitingClaim
          claim={claim}
          booking={user.hold ?? booking}
          screenshotLost={utrJustSent?.screenshotSaved === false}
        />
      </div>
    )
  }
  return (
    <PayNow
      booking={booking}
      rejected={claim}
      justRejected={wasWaiting}
      justReserved={justReserved}
      onUtrSent={(screenshotSaved) => setUtrJustSent({ screenshotSaved })}
    />
  )
}

function PayNow({
  booking,
  rejected,
  justRejected,
  justReserved,
  onUtrSent,
}: {
  booking: Hold
  rejected: UpiClaim
  /** Whether the rejection came while this screen was open. */
  justRejected: boolean
  justReserved: boolean
  onUtrSent: (screenshotSaved: boolean) => void
}) {
  const typedUtr = useTypedUtr(booking)
  const [byUpi, setByUpi] = useState(
    booking.chosenMethod !== 'cash' || rejected !== null || typedUtr !== undefined,
  )
  if (!byUpi) {
    return (
      <>
        <DeskNotice booking={booking} canPayByUpi={false} />
        <ReceptionCard
          title={PAYMENT_WORDS.desk.reception}
          action={
            <Button variant="secondary" block className="mt-4" onClick={() => setByUpi(true)}>
              {WORDS.instead}
            </Button>
          }
        />
      </>
    )
  }
  return (
    <>
      {rejected && (
        <div ref={justRejected ? showStatus : undefined} tabIndex={-1} className="scroll-mt-6">
          <RejectedClaim claim={rejected} />
        </div>
      )}
      <DeskNotice booking={booking} canPayByUpi />
      <Card>
        <h2
          ref={justReserved ? showHeading : undefined}
          tabIndex={-1}
          className="mb-4 scroll-mt-6 font-display text-xl font-semibold"
        >
          {fillIn(WORDS.title, { amount: rupees(booking.toPay) })}
        </h2>
        <UpiSteps
          key={rejected?.utr}
          booking={booking}
          wasRejected={rejected !== null}
          onUtrSent={onUtrSent}
        />
      </Card>
      <ReceptionCard title={WORDS.reception} />
    </>
  )
}

/** Scrolls to and focuses the heading, which appears above the pressed button. The deadline above it stays visible. */
function showHeading(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}

/** Scrolls to and focuses what happens next, which appears above what the member was looking at. */
function showStatus(status: HTMLElement | null): void {
  status?.scrollIntoView()
  status?.focus({ preventScroll: true })
}

function RejectedClaim({ claim: { utr, reason, note } }: { claim: NonNullable<UpiClaim> }) {
  return (
    <Notice tone="warning" title={WORDS.rejected}>
      <p>
        {fillIn(WORDS.rejectedUtr, { utr })} {reason && REJECTION_TEXTS[reason]}
      </p>
      {note !== null && <p>{fillIn(WORDS.note, { note })}</p>}
      <p className="mt-2">{WORDS.again}</p>
    </Notice>
  )
}
