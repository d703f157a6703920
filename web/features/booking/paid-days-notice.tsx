import { START_WINDOW_DAYS } from '#shared/domain/booking/booking.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { type CalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
import { renewableFrom } from '#web/features/booking/booking-choice.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Says when a member whose paid days extend far ahead can renew. */
export function TooEarlyToRenew({ paidUntil }: { paidUntil: CalendarDay }) {
  const from = shortDay(renewableFrom(paidUntil))
  return (
    <Card>
      <EmptyState
        icon="calendar"
        title={`You can renew from ${from}`}
        action={<ButtonLink href="/dashboard">Go to dashboard</ButtonLink>}
      >
        {`Your plan runs until ${shortDay(lastPaidDay(paidUntil))}. You can book the next one up to ${START_WINDOW_DAYS} days before it starts.`}
      </EmptyState>
    </Card>
  )
}

/** Points a member who books again to the renewal of their current plan. */
export function RunningMembership({ paidUntil }: { paidUntil: CalendarDay }) {
  return (
    <Notice
      title={`Your plan runs until ${shortDay(lastPaidDay(paidUntil))}`}
      action={<TextLink href="/booking?renewal=true">Renew the same plan</TextLink>}
    >
      A new booking can start the next day or later.
    </Notice>
  )
}
