import { useState } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type UpiClaim, useUpiPayment } from '#web/api/upi-claim.ts'
import { DeskNotice } from '#web/features/payment/desk-notice.tsx'
import { NothingToPay } from '#web/features/payment/nothing-to-pay.tsx'
import { Paid } from '#web/features/payment/paid.tsx'
import { UtrForm } from '#web/features/payment/utr-form.tsx'
import { UpiCode } from '#web/hall/upi-code.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { UPI_WORDS as WORDS } from '#words/upi.ts'
import { REJECTION_TEXTS } from '#words/upi-labels.ts'

/** Pays a reserved booking by UPI: the QR code, the field for the UTR, and reception's decision. */
export function UpiPayment({
  booking,
  justReserved,
}: {
  booking: Hold
  /** Whether the member reserved the seat just now, on this screen. */
  justReserved: boolean
}) {
  const { data, isError, refetch } = useUpiPayment()
  const [hadMemberId] = useState(useLoggedInUser().memberId !== null)
  const [codeShown, setCodeShown] = useState(false)
  if (data?.payment === null) {
    const { user } = data
    // Reception may also have cancelled the booking.
    if (user.paidUntil === null || user.paidUntil < booking.endDate) return <NothingToPay />
    const showCongratulations = !hadMemberId && user.memberId !== null
    return <Paid reply={{ user, memberId: user.memberId, showCongratulations }} />
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
  const { paymentMethod, claim } = data.payment
  if (claim?.state === 'waiting') return <WaitingClaim utr={claim.utr} />
  if (!claim && paymentMethod === 'cash' && !codeShown) {
    return (
      <>
        <DeskNotice booking={booking} canPayByUpi />
        <Card>
          <p>{WORDS.insteadText}</p>
          <Button variant="secondary" className="mt-4" onClick={() => setCodeShown(true)}>
            {WORDS.instead}
          </Button>
        </Card>
      </>
    )
  }
  return <PayNow booking={booking} rejected={claim} justReserved={justReserved} />
}

function PayNow({
  booking,
  rejected,
  justReserved,
}: {
  booking: Hold
  rejected: UpiClaim
  justReserved: boolean
}) {
  const { toPay: amount, seat } = booking
  return (
    <>
      <DeskNotice booking={booking} canPayByUpi />
      {rejected && <RejectedClaim claim={rejected} />}
      <Card>
        <h2
          ref={justReserved ? showHeading : undefined}
          tabIndex={-1}
          className="mb-3 scroll-mt-6 font-display text-xl font-semibold"
        >
          {fillIn(WORDS.title, { amount: rupees(amount) })}
        </h2>
        <UpiCode key={rejected?.utr} amount={amount} note={`Seat ${seat}`} ownPhone />
        <h3 className="mt-6 mb-3 font-semibold">{WORDS.paid}</h3>
        <UtrForm />
      </Card>
    </>
  )
}

/** Scrolls to and focuses a heading that appears above the pressed button. */
function showHeading(heading: HTMLElement | null): void {
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

function RejectedClaim({ claim: { utr, reason, note } }: { claim: NonNullable<UpiClaim> }) {
  return (
    <Notice tone="warning" title={WORDS.rejected}>
      <p>
        {fillIn(WORDS.rejectedUtr, { utr })} {reason && REJECTION_TEXTS[reason]}
      </p>
      {note !== null && <p>{fillIn(WORDS.note, { note })}</p>}
      <p>{WORDS.again}</p>
    </Notice>
  )
}

function WaitingClaim({ utr }: { utr: string }) {
  const [correcting, setCorrecting] = useState(false)
  return (
    <Card>
      <Notice tone="info" title={WORDS.checking}>
        {fillIn(WORDS.checkingText, { utr })}
      </Notice>
      <div className="mt-4">
        {correcting ? (
          <UtrForm onSent={() => setCorrecting(false)} onCancel={() => setCorrecting(false)} />
        ) : (
          <Button variant="secondary" leading="pencil" onClick={() => setCorrecting(true)}>
            {WORDS.correct}
          </Button>
        )}
      </div>
    </Card>
  )
}
