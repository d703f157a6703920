import type { ReactNode } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { RejectedClaim } from '#web/features/member/waiting-claim.tsx'
import { CancelOwnBooking } from '#web/hall/cancel-own-booking.tsx'
import { hallMoment, hallTime } from '#web/hall/hall-time.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const WORDS = DASHBOARD_WORDS.renewal

/** Shown above the current membership while a renewal is unpaid. */
export function UnpaidRenewal({ booking }: { booking: Hold }) {
  const { seat, holdUntil, payAtDesk } = booking
  const held = useSecondsUntil(Date.parse(holdUntil)) > 0
  const amount = rupees(booking.toPay)
  const day = localDay(booking.startDate)
  const notHeldText = held ? '' : ` ${fillIn(WORDS.notHeld, { seat })}`
  const { timeZone, upiId } = usePublicSettings()
  const until = new Date(holdUntil)
  const holdText = held
    ? ` ${fillIn(WORDS.held, { seat, time: hallTime(timeZone, until) })}`
    : notHeldText
  if (payAtDesk) {
    const canPayByUpi = upiId !== ''
    const inCash = booking.chosenMethod === 'cash'
    const { dueBy, due } = canPayByUpi && !inCash ? WORDS.withUpi : WORDS
    const dueText = held
      ? fillIn(dueBy, { amount, until: hallMoment(timeZone, until) })
      : fillIn(due, { amount })
    const action = (
      <Actions booking={booking}>
        {canPayByUpi && (
          <ButtonLink href="/payment" size="small">
            {inCash ? DASHBOARD_WORDS.pending.see : DASHBOARD_WORDS.pending.payByUpi}
          </ButtonLink>
        )}
      </Actions>
    )
    return (
      <>
        {canPayByUpi && <RejectedClaim />}
        <Notice tone="info" title={dueText} action={action}>
          {fillIn(WORDS.keeps, { seat, day })}
          {notHeldText}
        </Notice>
      </>
    )
  }
  return (
    <Notice
      tone="warning"
      title={WORDS.unpaid}
      action={
        <Actions booking={booking}>
          <ButtonLink href="/payment" size="small">
            {DASHBOARD_WORDS.pending.pay}
          </ButtonLink>
        </Actions>
      }
    >
      {fillIn(WORDS.pay, { amount, seat, day })}
      {holdText}
    </Notice>
  )
}

/** The payment, if it is possible here, beside the button that cancels. */
function Actions({ booking, children }: { booking: Hold; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <CancelOwnBooking booking={booking} />
    </div>
  )
}
