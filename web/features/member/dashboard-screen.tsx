import { DashboardHeading } from '#web/features/member/dashboard-heading.tsx'
import { EntrancePass } from '#web/features/member/entrance-pass.tsx'
import { MembershipCard } from '#web/features/member/membership-card.tsx'
import { ProfilePicture } from '#web/features/member/profile-picture.tsx'
import { UnpaidRenewal } from '#web/features/member/unpaid-renewal.tsx'
import { UserCard } from '#web/features/member/user-card.tsx'
import { YourData } from '#web/features/member/your-data.tsx'
import { ConsentNotice } from '#web/hall/consent-notice.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { Page } from '#web/ui/page.tsx'

/** Two columns; on a phone a single one, where `order` puts the pass after the membership. */
const COLUMN = 'grid gap-6 max-lg:contents'

/** The member dashboard (document 2, section 2). */
export function DashboardScreen() {
  const user = useLoggedInUser()
  const paid = user.booking?.paymentStatus === 'completed' ? user.booking : undefined
  return (
    <Page
      title={<DashboardHeading user={user} />}
      brand={<HallBrand />}
      actions={<LogoutButton />}
      width="wide"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {user.consentNeeded && (
          <div className="lg:col-span-2">
            <ConsentNotice needed={user.consentNeeded} />
          </div>
        )}
        {paid && user.hold && (
          <div className="lg:col-span-2">
            <UnpaidRenewal booking={user.hold} />
          </div>
        )}
        <div className={COLUMN}>
          <MembershipCard user={user} />
          <div className="max-lg:order-2">
            <UserCard user={user} />
          </div>
        </div>
        <div className={COLUMN}>
          {paid && (
            <div className="max-lg:order-1">
              <EntrancePass user={user} booking={paid} />
            </div>
          )}
          <div className="max-lg:order-3">
            <ProfilePicture user={user} />
          </div>
          <div className="max-lg:order-4">
            <YourData />
          </div>
        </div>
      </div>
      <p className="mt-10 text-center text-sm text-ink-soft">
        More features are coming to your dashboard.
      </p>
      <HallContact />
    </Page>
  )
}
