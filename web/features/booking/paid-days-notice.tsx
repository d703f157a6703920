import { START_WINDOW_DAYS } from '#shared/domain/booking/booking.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { firstRenewalDay } from '#web/features/booking/booking-choice.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PAID_DAYS_WORDS as WORDS } from '#words/booking/paid-days.ts'

/** Tells a member with paid days that they can renew, or, with `tooEarly`, from which day. */
export function PaidDaysNotice({
  paidUntil,
  tooEarly = false,
}: {
  paidUntil: CalendarDay
  tooEarly?: boolean
}) {
  return tooEarly ? (
    <TooEarlyToRenew paidUntil={paidUntil} />
  ) : (
    <RunningMembership paidUntil={paidUntil} />
  )
}

/** Shown to members whose paid days extend too far ahead. Says from which day they can renew. */
function TooEarlyToRenew({ paidUntil }: { paidUntil: CalendarDay }) {
  return (
    <Card>
      <EmptyState
        icon="calendar"
        title={fillIn(WORDS.renewFrom, { day: localDay(firstRenewalDay(paidUntil)) })}
        action={<ButtonLink href="/dashboard">{WORDS.dashboard}</ButtonLink>}
      >
        {fillIn(WORDS.tooEarly, {
          day: localDay(lastPaidDay(paidUntil)),
          count: START_WINDOW_DAYS,
        })}
      </EmptyState>
    </Card>
  )
}

/** Suggests the renewal to a member who books while a membership runs. */
function RunningMembership({ paidUntil }: { paidUntil: CalendarDay }) {
  return (
    <Notice
      title={fillIn(WORDS.until, { day: localDay(lastPaidDay(paidUntil)) })}
      action={<TextLink href="/booking?renewal=true">{WORDS.renew}</TextLink>}
    >
      {WORDS.later}
    </Notice>
  )
}
