import { lazy, Suspense } from 'react'
import { may } from '#shared/domain/user/permissions.ts'
import { useAdminStats } from '#web/api/admin/stats.ts'
import { AdminPages } from '#web/features/admin/admin-pages.tsx'
import { AdminWelcome } from '#web/features/admin/admin-welcome.tsx'
import { StatCards } from '#web/features/admin/stat-cards.tsx'
import { TodayBoard } from '#web/features/admin/today-board.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Sentence } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ADMIN_DASHBOARD_WORDS as WORDS } from '#words/admin/admin-dashboard.ts'

/** Loaded on demand, because only new halls need it. */
const SetupChecklist = lazy(async () => ({
  default: (await import('#web/features/admin/setup-checklist.tsx')).SetupChecklist,
}))

/**
 * The start page of staff: what reception needs today, figures, and links to the other pages (specification document
 * 2, section 2). A hall without bookings is set up first.
 */
export function AdminDashboardScreen() {
  const user = useLoggedInUser()
  const { data: stats, isError } = useAdminStats()
  const isNewHall = stats?.activeBookings === 0
  // Not before the figures are known, so that it appears in its place.
  const checklist = (stats || isError) && may(user, 'ownerSettings') && (
    <Suspense>
      <SetupChecklist />
    </Suspense>
  )
  return (
    <AdminPage
      home
      title={WORDS.title}
      subtitle={may(user, 'ownerSettings') ? WORDS.subtitle : WORDS.receptionSubtitle}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 sm:gap-9">
        <AdminWelcome user={user} />
        {isNewHall && checklist}
        <TodayBoard />
        <StatCards user={user} />
        {!isNewHall && checklist}
        <AdminPages role={user.role} />
        <p className="text-sm text-ink-soft">
          <Sentence
            text={WORDS.account}
            link={<TextLink href="/your-data">{WORDS.accountLink}</TextLink>}
          />
        </p>
      </div>
    </AdminPage>
  )
}
