import { AdminPages } from '#web/features/admin/admin-pages.tsx'
import { AdminWelcome } from '#web/features/admin/admin-welcome.tsx'
import { StatCards } from '#web/features/admin/stat-cards.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The admins' start page: figures, and links to the other pages (document 2, section 2). */
export function AdminDashboardScreen() {
  const user = useLoggedInUser()
  return (
    <Page
      width="wide"
      brand={<HallBrand href="/admin-dashboard" />}
      actions={<LogoutButton to="/login" />}
      title="Admin Dashboard"
      subtitle="Manage users, bookings, and system settings"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 sm:gap-9">
        <AdminWelcome user={user} />
        <StatCards />
        <AdminPages role={user.role} />
        <p className="text-sm text-ink-soft">
          Your account: <TextLink href="/your-data">password, devices and data</TextLink>
        </p>
      </div>
    </Page>
  )
}
