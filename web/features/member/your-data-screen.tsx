import { lazy, Suspense } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { isStaff } from '#shared/domain/user/user.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { ChangePassword } from '#web/features/member/change-password.tsx'
import { PhoneNotifications } from '#web/features/member/phone-notifications.tsx'
import { YourData } from '#web/features/member/your-data.tsx'
import { YourDetails } from '#web/features/member/your-details.tsx'
import { YourSecondFactor } from '#web/features/member/your-second-factor.tsx'
import { YourSessions } from '#web/features/member/your-sessions.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { localPlural } from '#web/ui/local-text.ts'
import { Page } from '#web/ui/page.tsx'
import { YOUR_DATA_WORDS as WORDS } from '#words/user/your-data.ts'

/** Loaded on demand, because only adults have it. */
const OwnTimeSwitch = lazy(async () => ({
  default: (await import('#web/features/member/own-time-switch.tsx')).OwnTimeSwitch,
}))

/** The user's own data. Staff and users without a dashboard can open it, too. */
export function YourDataScreen() {
  const user = useLoggedInUser()
  const { selfieKeptDays, tourKeptMonths } = usePublicSettings()
  return (
    <Page
      title={WORDS.title}
      subtitle={WORDS.subtitle}
      brand={<HallBrand />}
      actions={<LogoutButton />}
      back={{ label: WORDS.back, href: homeOf(progressOf(user)) }}
      width="medium"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <YourDetails />
        <ChangePassword />
        {isStaff(user) && <YourSecondFactor />}
        <PhoneNotifications />
        <div className="empty:hidden">
          <Suspense>
            <OwnTimeSwitch />
          </Suspense>
        </div>
        <YourSessions />
        <YourData />
      </div>
      <h2 className="mt-8 font-display text-xl font-semibold">{WORDS.kept.title}</h2>
      <p className="mt-2 text-ink-soft">
        {fillIn(localPlural(tourKeptMonths, WORDS.kept.text), {
          days: selfieKeptDays,
          months: tourKeptMonths,
        })}
      </p>
      <HallContact />
    </Page>
  )
}
