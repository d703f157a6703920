import { homeOf } from '#shared/domain/progress.ts'
import { months } from '#shared/domain/retention.ts'
import { useHall } from '#web/api/hall.ts'
import { YourData } from '#web/features/member/your-data.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { useSignedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { Page } from '#web/ui/page.tsx'

/** For everybody with an account, also for those who have no dashboard yet, or another one. */
export function YourDataScreen() {
  const user = useSignedInUser()
  const { selfieKeptDays, tourKeptMonths } = useHall()
  return (
    <Page
      title="Your Data"
      subtitle="What the hall holds about you is yours to see, to take along and to have erased."
      brand={<HallBrand />}
      actions={<LogoutButton />}
      back={{ label: 'Back', href: homeOf(progressOf(user)) }}
      width="medium"
    >
      <YourData title="Download or delete" alone />
      <h2 className="mt-8 font-display text-xl font-semibold">How long it is kept</h2>
      <p className="mt-2 text-ink-soft">
        {`Your account and your membership details are kept until you delete the account. By itself the hall erases a selfie ${selfieKeptDays} days after the membership has ended, and a tour request ${months(tourKeptMonths)} after its day.`}
      </p>
      <HallContact />
    </Page>
  )
}
