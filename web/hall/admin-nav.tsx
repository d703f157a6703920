import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { may } from '#shared/domain/user/permissions.ts'
import { ROUTES } from '#shared/domain/user/routes.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ADMIN_NAV, ADMIN_PAGE_WORDS } from '#words/admin/admin-page.ts'

const PAGES = [
  { label: ADMIN_NAV.dashboard, path: '/admin-dashboard' },
  { label: ADMIN_NAV.walkIn, path: '/admin/walk-in' },
  { label: ADMIN_NAV.tours, path: '/admin/tour-management' },
  { label: ADMIN_NAV.bookings, path: '/admin/bookings' },
  { label: ADMIN_NAV.hall, path: '/admin/hall' },
  { label: ADMIN_NAV.users, path: '/user-management' },
  { label: ADMIN_NAV.scanner, path: '/admin/qr-scanner' },
  { label: ADMIN_NAV.cash, path: '/admin/cash' },
  { label: ADMIN_NAV.books, path: '/admin/day-book' },
  { label: ADMIN_NAV.door, path: '/admin/door' },
  { label: ADMIN_NAV.gates, path: '/admin/gates' },
  { label: ADMIN_NAV.settings, path: '/admin/settings' },
  { label: ADMIN_NAV.auditLog, path: '/admin/audit-log' },
] as const

/** Pages without an entry of their own, and the entry to which they belong. */
const PAGE_ENTRIES: Partial<Record<string, string>> = {
  '/admin/reports': '/admin/day-book',
  '/admin/statement': '/admin/cash',
  '/admin/receipt': '/user-management',
}

/** Fades out the row at a side with hidden links, below an arrow, because the scroll bar is hidden. */
const FADES = {
  none: '',
  start: '[mask-image:linear-gradient(to_right,transparent_1.75rem,#000_4rem)]',
  end: '[mask-image:linear-gradient(to_left,transparent_1.75rem,#000_4rem)]',
  both: '[mask-image:linear-gradient(to_right,transparent_1.75rem,#000_4rem_calc(100%-4rem),transparent_calc(100%-1.75rem))]',
}

const SIDES = [
  { side: 'start', icon: 'chevronLeft', className: 'left-0 justify-start pl-1', direction: -1 },
  { side: 'end', icon: 'chevronRight', className: 'right-0 justify-end pr-1', direction: 1 },
] as const

/** How far an arrow scrolls the row: most of a phone's width. */
const STEP_PX = 240

/** Links to the pages that the role may see. On a phone, the row scrolls to the current page. */
export function AdminNav({ user }: { user: { role: Role } }) {
  const [path] = useLocation()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [])
  const fade = useFade(row)
  return (
    <nav aria-label={ADMIN_PAGE_WORDS.nav} className="relative border-t border-line">
      {SIDES.map(
        ({ side, icon, className, direction }) =>
          (fade === side || fade === 'both') && (
            // Only for thumbs and mice: the keyboard reaches every link in the row.
            <button
              key={side}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              className={classes(
                'absolute inset-y-0 z-1 flex w-11 cursor-pointer items-center text-primary',
                className,
              )}
              onClick={() =>
                row.current?.scrollBy({ left: direction * STEP_PX, behavior: 'smooth' })
              }
            >
              <Icon name={icon} />
            </button>
          ),
      )}
      <ul
        ref={row}
        className={classes(
          'relative mx-auto flex w-full max-w-6xl overflow-x-auto px-2 [scrollbar-width:none] sm:px-5',
          FADES[fade],
        )}
      >
        {PAGES.filter((page) => may(user, ROUTES[page.path].may)).map((page) => (
          <li key={page.path} className="shrink-0">
            <Link
              href={page.path}
              aria-current={page.path === (PAGE_ENTRIES[path] ?? path) ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent px-3 text-[0.9375rem] lg:px-2.5 font-medium text-ink-soft no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The sides of the row at which links are hidden. */
function useFade(row: RefObject<HTMLElement | null>): keyof typeof FADES {
  const [fade, setFade] = useState<keyof typeof FADES>('none')
  useEffect(() => {
    const list = row.current
    if (!list) return
    const measure = () => {
      // Ignores fractions of a pixel.
      const start = list.scrollLeft > 1
      const end = list.scrollLeft + list.clientWidth < list.scrollWidth - 1
      setFade(start ? (end ? 'both' : 'start') : end ? 'end' : 'none')
    }
    const size = new ResizeObserver(measure)
    size.observe(list)
    list.addEventListener('scroll', measure, { passive: true })
    return () => {
      size.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [row])
  return fade
}
