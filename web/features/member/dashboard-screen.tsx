import { AccountCard } from '#web/features/member/account-card.tsx'
import { DashboardHeading } from '#web/features/member/dashboard-heading.tsx'
import { EntrancePass } from '#web/features/member/entrance-pass.tsx'
import { MembershipCard } from '#web/features/member/membership-card.tsx'
import { ProfilePicture } from '#web/features/member/profile-picture.tsx'
import { RenewalWaiting } from '#web/features/member/renewal-waiting.tsx'
import { YourData } from '#web/features/member/your-data.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { useSignedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { Page } from '#web/ui/page.tsx'

/** Two columns; on a phone one, in which the pass follows the membership (`order`). */
const COLUMN = 'grid gap-6 max-lg:contents'

/** The member's own page (document 2, section 2). */
export function DashboardScreen() {
  const user = useSignedInUser()
  const paid = user.bookingDetails?.paymentStatus === 'completed' ? user.bookingDetails : undefined
  return (
    <Page
      title={<DashboardHeading user={user} />}
      brand={<HallBrand />}
      actions={<LogoutButton />}
      width="wide"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {paid && user.pendingBooking && (
          <div className="lg:col-span-2">
            <RenewalWaiting booking={user.pendingBooking} />
          </div>
        )}
        <div className={COLUMN}>
          <MembershipCard user={user} />
          <div className="max-lg:order-2">
            <AccountCard user={user} />
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
        More features will come to your dashboard.
      </p>
      <HallContact />
    </Page>
  )
}
