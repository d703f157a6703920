import { useState } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { UpiClaim } from '#web/api/money/upi-claim.ts'
import { UtrForm, useTypedUtr } from '#web/features/payment/utr-form.tsx'
import { ReceptionCard } from '#web/hall/reception-details.tsx'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { UPI_WORDS } from '#words/money/upi.ts'

const WORDS = UPI_WORDS.checking

const SentScreenshot = lazyPart(
  async () => (await import('#web/features/payment/screenshot.tsx')).SentScreenshot,
  <div className="h-11" />,
)

/** Shown while reception checks a UTR. Until then the member can correct it, and add or replace its screenshot. */
export function WaitingClaim({
  claim: { utr, hasScreenshot },
  booking,
  screenshotLost,
}: {
  claim: NonNullable<UpiClaim>
  booking: Hold
  /** Whether the UTR was sent just now, but its screenshot could not be. */
  screenshotLost: boolean
}) {
  const { seat, toPay, holdUntil } = booking
  const [correcting, setCorrecting] = useState(useTypedUtr(booking) !== undefined)
  const held = useSecondsUntil(Date.parse(holdUntil)) > 0
  return (
    <>
      <Notice tone="info" title={fillIn(WORDS.title, { amount: rupees(toPay) })}>
        {held && <p>{fillIn(WORDS.held, { seat })}</p>}
        {!booking.renewal && <p>{WORDS.entry}</p>}
        <p className="mt-2">{WORDS.mail}</p>
      </Notice>
      <Card>
        <p className="mb-3 font-medium">{fillIn(WORDS.utr, { utr })}</p>
        {correcting ? (
          <UtrForm
            booking={booking}
            sent={utr}
            onSent={() => setCorrecting(false)}
            onCancel={() => setCorrecting(false)}
          />
        ) : (
          <Button
            variant="secondary"
            leading="pencil"
            className="max-sm:w-full"
            onClick={() => setCorrecting(true)}
          >
            {UPI_WORDS.correct}
          </Button>
        )}
        <div className="mt-2">
          <SentScreenshot sent={hasScreenshot} justFailed={screenshotLost} />
        </div>
      </Card>
      <ReceptionCard title={WORDS.help} forHelp>
        <p className="mb-3">{WORDS.ask}</p>
      </ReceptionCard>
    </>
  )
}
