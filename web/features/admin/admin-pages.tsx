import { useId } from 'react'
import { Link } from 'wouter'
import { may } from '#shared/domain/user/permissions.ts'
import { ROUTES } from '#shared/domain/user/routes.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { ADMIN_DASHBOARD_WORDS, ADMIN_PAGE_CARDS } from '#words/admin/admin-dashboard.ts'

const PAGES = [
  { ...ADMIN_PAGE_CARDS.users, path: '/user-management', icon: 'users' },
  { ...ADMIN_PAGE_CARDS.tours, path: '/admin/tour-management', icon: 'calendar' },
  { ...ADMIN_PAGE_CARDS.scanner, path: '/admin/qr-scanner', icon: 'scan' },
  { ...ADMIN_PAGE_CARDS.bookings, path: '/admin/bookings', icon: 'calendar' },
  { ...ADMIN_PAGE_CARDS.hall, path: '/admin/hall', icon: 'seat' },
  { ...ADMIN_PAGE_CARDS.cash, path: '/admin/cash', icon: 'rupee' },
  { ...ADMIN_PAGE_CARDS.books, path: '/admin/day-book', icon: 'book' },
  { ...ADMIN_PAGE_CARDS.door, path: '/admin/door', icon: 'users' },
  { ...ADMIN_PAGE_CARDS.settings, path: '/admin/settings', icon: 'settings' },
  { ...ADMIN_PAGE_CARDS.auditLog, path: '/admin/audit-log', icon: 'clock' },
] as const

type PageCard = { label: string; about: string; path: string; icon: IconName }

/** Links to the other pages that the role may see. */
export function AdminPages({ role }: { role: Role }) {
  const pages = PAGES.filter(({ path }) => may({ role }, ROUTES[path].may))
  return (
    <nav aria-label={ADMIN_DASHBOARD_WORDS.pages}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {pages.map((page) => (
          <li key={page.path}>
            <PageLink {...page} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The whole card is clickable; the link's accessible name is only the label. */
function PageLink({ label, about, path, icon }: PageCard) {
  const id = useId()
  return (
    <div className="group relative flex h-full min-h-20 items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-soft transition-colors hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:p-5">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary">
        <Icon name={icon} className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          href={path}
          aria-describedby={id}
          className="text-lg leading-tight font-semibold text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {label}
        </Link>
        <p id={id} className="mt-0.5 text-sm text-ink-soft">
          {about}
        </p>
      </div>
      <Icon
        name="chevronRight"
        className="size-5 text-ink-soft transition-transform group-hover:translate-x-0.5"
      />
    </div>
  )
}
