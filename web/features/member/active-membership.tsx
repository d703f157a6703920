import { lazy, Suspense } from 'react'
import type { Booking } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import type { Ending } from '#shared/domain/booking/ending.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { renewableFrom, type Standing, standingOf } from '#shared/domain/booking/standing.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { DURATION_LABELS } from '#words/booking/booking-labels.ts'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

/** Loaded only when the membership can be renewed, because it needs the prices and the floor plan. */
const RenewSameSeat = lazy(async () => ({
  default: (await import('#web/features/member/renew-same-seat.tsx')).RenewSameSeat,
}))

const WORDS = DASHBOARD_WORDS.membership
const STANDING = DASHBOARD_WORDS.standing

/** A paid membership: the days left, how to renew it, and what the pass doesn't say of the booking. */
export function ActiveMembership({
  booking,
  cover,
  renewalWaits,
}: {
  booking: Booking
  /** The end of the consecutive paid days, including a paid renewal. */
  cover: Ending
  /** Whether a renewal is unpaid. */
  renewalWaits: boolean
}) {
  const standing = standingOf(booking, cover, useStudyDays())
  const rows: { label: string; value: string }[] = [
    { label: WORDS.days, value: localPeriod(booking) },
    { label: WORDS.duration, value: DURATION_LABELS[booking.duration] },
    { label: WORDS.amount, value: rupees(booking.amount - booking.discount) },
  ]
  if (cover.endDate > booking.endDate) {
    rows.splice(1, 0, { label: WORDS.renewedUntil, value: localDay(lastPaidDay(cover.endDate)) })
  }
  // While it can be renewed, the line is at the top of the page, and a coming one's first day is on the pass.
  const withLine = standing.kind !== 'coming' && (standing.kind !== 'expiring' || renewalWaits)
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      {withLine && (
        <div className="mt-4">
          <StandingLine standing={standing} />
        </div>
      )}
      {standing.canRenew && !renewalWaits && booking.seat !== '' && (
        <Suspense>
          <RenewSameSeat booking={booking} />
        </Suspense>
      )}
      {!standing.canRenew && !renewalWaits && (
        <p className="mt-2 text-sm text-ink-soft">
          {fillIn(STANDING.renewFrom, { day: localDay(renewableFrom(booking, cover)) })}
        </p>
      )}
      <div className="mt-3 -mb-3">
        <DescriptionList rows={rows} />
      </div>
    </Card>
  )
}

type StartedStanding = Exclude<Standing, { kind: 'coming' }>

const STANDING_STYLES: Record<StartedStanding['kind'], { colours: string; icon: IconName }> = {
  running: { colours: 'bg-success-soft text-success', icon: 'checkCircle' },
  expiring: { colours: 'bg-warning-soft text-warning', icon: 'clock' },
  expired: { colours: 'bg-danger-soft text-danger', icon: 'alert' },
}

/** The days left and, if there are few, a link to renew. */
export function StandingLine({ standing }: { standing: StartedStanding }) {
  const { colours, icon } = STANDING_STYLES[standing.kind]
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control p-4',
        colours,
      )}
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon name={icon} />
        {standingText(standing)}
      </p>
      {standing.canRenew && (
        <ButtonLink href="/booking?renewal=true" size="small" variant="secondary">
          {STANDING.renew}
        </ButtonLink>
      )}
    </div>
  )
}

function standingText(standing: StartedStanding): string {
  if (standing.kind === 'expired') return STANDING.expired
  const { kind, days: count } = standing
  return fillIn(localPlural(count, STANDING[kind]), { count })
}
