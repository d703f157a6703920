import { lazy, Suspense } from 'react'
import { Redirect } from 'wouter'
import { standingOf } from '#shared/domain/booking/standing.ts'
import { isOver } from '#shared/domain/booking/study-day.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { StandingLine } from '#web/features/member/active-membership.tsx'
import { CancelledMembership } from '#web/features/member/cancelled-membership.tsx'
import { DashboardHeading } from '#web/features/member/dashboard-heading.tsx'
import { DueNotice } from '#web/features/member/due-notice.tsx'
import { EntrancePass } from '#web/features/member/entrance-pass.tsx'
import { MembershipCard } from '#web/features/member/membership-card.tsx'
import { UnpaidRenewal } from '#web/features/member/unpaid-renewal.tsx'
import { UserCard } from '#web/features/member/user-card.tsx'
import { WaitingRenewal } from '#web/features/member/waiting-claim.tsx'
import { ConsentNotice } from '#web/hall/consent-notice.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { hasFirstMembership } from '#web/session/first-membership.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Page } from '#web/ui/page.tsx'
import { useInView } from '#web/ui/use-in-view.ts'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

/** Loaded last, because it is below the pass and not needed at the door. */
const OwnTime = lazy(async () => ({
  default: (await import('#web/features/member/own-time.tsx')).OwnTime,
}))

const OwnPayments = lazyPart(
  async () => (await import('#web/features/member/own-payments.tsx')).OwnPayments,
)

/** As high as the member's time on a phone, so that nothing moves when it is loaded. */
function OwnTimeSpace() {
  return <div className="min-h-44" />
}

/** A card that shares its row with the next one where both have room. */
const BESIDE_OTHERS = 'grid min-w-0 flex-1 basis-72 grid-cols-[minmax(0,1fr)] empty:hidden'

/** The member dashboard (specification document 2, section 2). */
export function DashboardScreen() {
  const user = useLoggedInUser()
  const paid = user.booking?.paymentStatus === 'completed' ? user.booking : undefined
  const cover = user.cover?.consecutiveEnd ?? paid
  const days = useStudyDays()
  // The payments load when the member scrolls to them, because the pass comes first.
  const [paymentsRef, paymentsInView] = useInView()
  const current = cover && !isOver(cover, days) ? paid : undefined
  if (current && hasFirstMembership(user)) return <Redirect to="/congratulations" replace />
  const standing = paid && cover && standingOf(paid, cover, days)
  return (
    <Page
      title={<DashboardHeading user={user} />}
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
        {standing?.kind === 'expiring' && !user.hold && <StandingLine standing={standing} />}
      </div>
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] gap-6',
          paid && 'lg:grid-cols-[24rem_minmax(0,1fr)]',
        )}
      >
        {current && <EntrancePass user={user} booking={current} />}
        <div className="flex flex-wrap gap-6">
          <div className={BESIDE_OTHERS}>
            <MembershipCard user={user} />
          </div>
          {user.memberId !== null && (
            <div className={BESIDE_OTHERS}>
              <Suspense fallback={<OwnTimeSpace />}>
                <OwnTime fallback={<OwnTimeSpace />} />
              </Suspense>
            </div>
          )}
          <div className={user.memberId === null ? BESIDE_OTHERS : 'grid w-full'}>
            <UserCard user={user} />
          </div>
        </div>
        {paid && !current && <EntrancePass user={user} booking={paid} className="lg:order-first" />}
        {user.memberId !== null && (
          // As high as three payments, so that nothing moves when they are loaded.
          <div ref={paymentsRef} className={classes('min-h-96', paid && 'lg:col-span-2')}>
            {paymentsInView && <OwnPayments due={user.due} />}
          </div>
        )}
      </div>
      <p className="mt-10 text-center text-sm text-ink-soft">{DASHBOARD_WORDS.more}</p>
      <HallContact />
    </Page>
  )
}
