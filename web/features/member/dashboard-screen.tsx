import { lazy, Suspense } from 'react'
import { Redirect } from 'wouter'
import type { Booking } from '#shared/contract/wire-names.ts'
import type { Ending } from '#shared/domain/booking/ending.ts'
import { standingOf } from '#shared/domain/booking/standing.ts'
import { isOver } from '#shared/domain/booking/study-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { standingText } from '#web/features/member/active-membership.tsx'
import { CancelledMembership } from '#web/features/member/cancelled-membership.tsx'
import { DashboardHeading } from '#web/features/member/dashboard-heading.tsx'
import { DueNotice } from '#web/features/member/due-notice.tsx'
import { EntrancePass } from '#web/features/member/entrance-pass.tsx'
import { MembershipCard } from '#web/features/member/membership-card.tsx'
import { ProfilePicture } from '#web/features/member/profile-picture.tsx'
import { UnpaidRenewal } from '#web/features/member/unpaid-renewal.tsx'
import { UserCard } from '#web/features/member/user-card.tsx'
import { WaitingRenewal } from '#web/features/member/waiting-claim.tsx'
import { ConsentNotice } from '#web/hall/consent-notice.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { hasFirstMembership } from '#web/session/first-membership.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

/** Loaded last, because it is below the pass and not needed at the door. */
const OwnTime = lazy(async () => ({
  default: (await import('#web/features/member/own-time.tsx')).OwnTime,
}))

/** The member dashboard (specification document 2, section 2). */
export function DashboardScreen() {
  const user = useLoggedInUser()
  const paid = user.booking?.paymentStatus === 'completed' ? user.booking : undefined
  const cover = user.cover?.consecutiveEnd ?? paid
  const days = useStudyDays()
  const over = cover !== undefined && isOver(cover, days)
  const current = over ? undefined : paid
  if (current && hasFirstMembership(user)) return <Redirect to="/congratulations" replace />
  return (
    <Page
      title={<DashboardHeading user={user} />}
      subtitle={current && cover && <SeatAndDaysLeft booking={current} cover={cover} />}
      brand={<HallBrand />}
      actions={<LogoutButton />}
      width="wide"
    >
      <div className="mb-6 grid gap-6 empty:hidden">
        {user.consentNeeded && <ConsentNotice needed={user.consentNeeded} />}
        {user.cancelled && <CancelledMembership booking={user.cancelled} />}
        {user.due && <DueNotice due={user.due} />}
        {paid && user.hold && !user.hold.utrSent && <UnpaidRenewal booking={user.hold} />}
        {paid && user.hold?.utrSent && <WaitingRenewal booking={user.hold} />}
      </div>
      {/* In the order of a phone's single column. On a wide screen, the second row takes the extra height of the right column. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {current ? <EntrancePass user={user} booking={current} /> : <MembershipCard user={user} />}
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2">
          {current && <MembershipCard user={user} />}
          {paid && over && <EntrancePass user={user} booking={paid} />}
          {user.memberId !== null && (
            <div className="empty:hidden">
              <Suspense>
                <OwnTime />
              </Suspense>
            </div>
          )}
          <UserCard user={user} />
        </div>
        <div className="lg:col-start-1">
          <ProfilePicture user={user} />
        </div>
      </div>
      <p className="mt-10 text-center text-sm text-ink-soft">{DASHBOARD_WORDS.more}</p>
      <HallContact />
    </Page>
  )
}

/** What members look for first, above the pass. The membership card has the details. */
function SeatAndDaysLeft({ booking, cover }: { booking: Booking; cover: Ending }) {
  const { seat } = booking
  const standing = standingText(standingOf(booking, cover, useStudyDays()))
  return seat === ''
    ? standing
    : `${fillIn(DASHBOARD_WORDS.membership.shortSeat, { seat })} · ${standing}`
}
