import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useUpiPayment } from '#web/api/money/upi-claim.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const { checking: WORDS, membership: ROWS, pending: PENDING } = DASHBOARD_WORDS

/** A first booking while reception checks its UPI payment. The server keeps the booking until then. */
export function WaitingClaim({ booking }: { booking: Hold }) {
  const utr = useUtr()
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{titleOf(booking)}</h2>
      <p className="mt-2 text-ink-soft">{WORDS.text}</p>
      <div className="mt-2">
        <DescriptionList
          rows={[
            { label: WORDS.utr, value: utr ?? '\u2026' },
            { label: ROWS.room, value: ROOM_LABELS[booking.room] },
            { label: ROWS.seat, value: booking.seat },
            {
              label: ROWS.batch,
              value: <KeepTogether>{BATCH_LABELS[booking.batch]}</KeepTogether>,
            },
            { label: ROWS.days, value: localPeriod(booking) },
          ]}
        />
      </div>
      <ButtonLink href="/payment" variant="secondary" className="mt-4">
        {PENDING.see}
      </ButtonLink>
    </Card>
  )
}

/** A renewal while reception checks its UPI payment. */
export function WaitingRenewal({ booking }: { booking: Hold }) {
  const utr = useUtr()
  const action = (
    <ButtonLink href="/payment" size="small" variant="secondary">
      {PENDING.see}
    </ButtonLink>
  )
  return (
    <Notice tone="info" title={titleOf(booking)} action={action}>
      <p>{WORDS.text}</p>
      <p>
        {[ROOM_LABELS[booking.room], booking.seat, localPeriod(booking)].join(', ')}
        {utr !== undefined && `, ${WORDS.utr} ${utr}`}
      </p>
    </Notice>
  )
}

/** Warns a member whose UPI payment was rejected, because otherwise they might pay twice. */
export function RejectedClaim() {
  const claim = useUpiPayment().data?.payment?.claim
  if (claim?.state !== 'rejected') return null
  return (
    <Notice tone="warning" title={PENDING.rejected}>
      {PENDING.rejectedText}
    </Notice>
  )
}

function titleOf({ toPay }: Hold): string {
  return fillIn(WORDS.title, { amount: rupees(toPay) })
}

/** Also notices reception's decision, and then updates the current user. */
function useUtr(): string | undefined {
  return useUpiPayment().data?.payment?.claim?.utr
}
