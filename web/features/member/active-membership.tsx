import type { ComponentProps } from 'react'
import type { Booking } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { type ExpiryStatus, membershipStatus } from '#shared/domain/booking/expiry-status.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Ending } from '#shared/domain/booking/study-day.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { useStudyDays } from '#web/api/public-settings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'

/** A paid membership: the days left and the details of the booking. */
export function ActiveMembership({
  booking,
  valid,
}: {
  booking: Booking
  /** The end of the consecutive paid days, including a paid renewal. */
  valid: Ending
}) {
  const rows: ComponentProps<typeof DescriptionList>['rows'][number][] = [
    { label: 'Room', value: booking.room },
    { label: 'Time slot', value: <KeepTogether>{booking.batch}</KeepTogether> },
    { label: 'Duration', value: booking.duration },
    { label: 'Start date', value: shortDay(booking.startDate) },
    { label: 'Last day', value: shortDay(lastPaidDay(booking.endDate)) },
    { label: 'Seat', value: booking.seat || 'Any' },
    { label: 'Amount', value: rupees(booking.amount) },
  ]
  if (valid.endDate > booking.endDate) {
    rows.splice(5, 0, { label: 'Renewed until', value: shortDay(lastPaidDay(valid.endDate)) })
  }
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Membership status</h2>
      <StandingLine standing={membershipStatus(booking, valid, useStudyDays())} />
      <div className="mt-3 -mb-3">
        <DescriptionList rows={rows} />
      </div>
    </Card>
  )
}

const LOOKS: Record<ExpiryStatus['kind'], { colours: string; icon: IconName }> = {
  coming: { colours: 'bg-accent-soft text-accent-ink', icon: 'calendar' },
  running: { colours: 'bg-success-soft text-success', icon: 'checkCircle' },
  expiring: { colours: 'bg-warning-soft text-warning', icon: 'clock' },
  expired: { colours: 'bg-danger-soft text-danger', icon: 'alert' },
}

function StandingLine({ standing: { kind, text, canRenew } }: { standing: ExpiryStatus }) {
  const { colours, icon } = LOOKS[kind]
  return (
    <div
      className={classes(
        'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control p-4',
        colours,
      )}
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon name={icon} />
        {text}
      </p>
      {canRenew && (
        <ButtonLink href="/booking?renewal=true" size="small">
          Renew Membership
        </ButtonLink>
      )}
    </div>
  )
}
