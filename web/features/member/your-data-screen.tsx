import { months } from '#shared/domain/personal-data/retention.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { isAdmin } from '#shared/domain/user/user.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { ChangePassword } from '#web/features/member/change-password.tsx'
import { YourData } from '#web/features/member/your-data.tsx'
import { YourDetails } from '#web/features/member/your-details.tsx'
import { YourSecondFactor } from '#web/features/member/your-second-factor.tsx'
import { YourSessions } from '#web/features/member/your-sessions.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { Page } from '#web/ui/page.tsx'

/** The user's own data; also for admins and users who have no dashboard yet. */
export function YourDataScreen() {
  const user = useLoggedInUser()
  const { selfieKeptDays, tourKeptMonths } = usePublicSettings()
  return (
    <Page
      title="Your data"
      subtitle="Your details, your password, your devices and your data."
      brand={<HallBrand />}
      actions={<LogoutButton />}
      back={{ label: 'Back', href: homeOf(progressOf(user)) }}
      width="medium"
    >
      <div className="grid gap-5">
        <YourDetails />
        <ChangePassword />
        {isAdmin(user) && <YourSecondFactor />}
        <YourSessions />
        <YourData title="Download or delete" onOwnPage />
      </div>
      <h2 className="mt-8 font-display text-xl font-semibold">How long we keep it</h2>
      <p className="mt-2 text-ink-soft">
        {`We keep your account and membership details until you delete your account. We delete your selfie ${selfieKeptDays} days after your membership ends, and a tour request ${months(tourKeptMonths)} after the tour date.`}
      </p>
      <HallContact />
    </Page>
  )
}
