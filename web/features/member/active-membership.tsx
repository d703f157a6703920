import type { ComponentProps } from 'react'
import type { BookingDetails } from '#shared/contract/user.ts'
import { daysLeft, type Standing, standing } from '#shared/domain/booking.ts'
import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import { rupees } from '#shared/domain/prices.ts'
import { useToday } from '#web/api/hall.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { KeepTogether } from '#web/ui/keep-together.tsx'

/** A paid membership: how long it still runs, and what it holds. */
export function ActiveMembership({
  booking,
  validUntil,
}: {
  booking: BookingDetails
  /** The end of the paid days that follow each other, a paid renewal included. */
  validUntil: CalendarDay
}) {
  const rows: ComponentProps<typeof DescriptionList>['rows'][number][] = [
    { label: 'Room', value: booking.membershipType },
    { label: 'Time slot', value: <KeepTogether>{booking.timeSlot}</KeepTogether> },
    { label: 'Duration', value: booking.membershipDuration },
    { label: 'Start date', value: displayDay(booking.membershipStartDate) },
    { label: 'End date', value: displayDay(booking.membershipEndDate) },
    { label: 'Seat', value: booking.preferredSeat || 'Any' },
    { label: 'Amount', value: rupees(booking.totalAmount) },
  ]
  if (validUntil > booking.membershipEndDate) {
    rows.splice(5, 0, { label: 'Renewed until', value: displayDay(validUntil) })
  }
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Membership status</h2>
      <StandingLine standing={standing(daysLeft(validUntil, useToday()))} />
      <div className="mt-3 -mb-3">
        <DescriptionList rows={rows} />
      </div>
    </Card>
  )
}

const LOOKS: Record<Standing['kind'], { look: string; icon: IconName }> = {
  running: { look: 'bg-success-soft text-success', icon: 'checkCircle' },
  expiring: { look: 'bg-warning-soft text-warning', icon: 'clock' },
  expired: { look: 'bg-danger-soft text-danger', icon: 'alert' },
}

function StandingLine({ standing: { kind, text, canRenew } }: { standing: Standing }) {
  const { look, icon } = LOOKS[kind]
  return (
    <div
      className={classes(
        'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control p-4',
        look,
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
