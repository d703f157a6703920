import { useId } from 'react'
import { Link } from 'wouter'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const PAGES: readonly { label: string; about: string; path: RoutePath; icon: IconName }[] = [
  {
    label: 'Manage Users',
    about: 'Find, view and edit accounts',
    path: '/user-management',
    icon: 'users',
  },
  {
    label: 'Tour Management',
    about: 'Confirm, complete and cancel tours',
    path: '/admin/tour-management',
    icon: 'calendar',
  },
  {
    label: 'QR Scanner',
    about: 'Scan visitor passes to complete tours',
    path: '/admin/qr-scanner',
    icon: 'scan',
  },
  {
    label: 'Manage Bookings',
    about: 'Move seats, cancel, confirm payments',
    path: '/admin/bookings',
    icon: 'seat',
  },
  {
    label: 'System Settings',
    about: 'Name, contact, prices, closed seats, privacy',
    path: '/admin/settings',
    icon: 'settings',
  },
]

const FOR_SUPER_ADMINS: typeof PAGES = [
  {
    label: 'Audit Log',
    about: 'What admins changed or viewed',
    path: '/admin/audit-log',
    icon: 'clock',
  },
]

/** The links to all other admin pages. */
export function AdminPages({ role }: { role: Role }) {
  const pages = role === 'super_admin' ? [...PAGES, ...FOR_SUPER_ADMINS] : PAGES
  return (
    <nav aria-label="Reception">
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
function PageLink({ label, about, path, icon }: (typeof PAGES)[number]) {
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
