import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useId } from 'react'
import { Link, useLocation } from 'wouter'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import { seeDemoAs } from '#web/app/demo.ts'
import { ROLE_PAGES } from '#web/app/demo-page-groups.ts'
import { DEMO_ROLES, type DemoRole } from '#web/demo/demo-accounts.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { classes } from '#web/ui/classes.ts'
import { DEMO_ROLE_WORDS } from '#words/page/demo-role.ts'

/** Returns the demo role of the current user; undefined while nobody is logged in. */
export function useDemoRole(): DemoRole | undefined {
  const auth = useCurrentUser()
  if (auth.status !== 'logged-in') return undefined
  const { role } = auth.user
  if (role === 'user') return 'student'
  return role === 'receptionist' ? 'reception' : 'owner'
}

/** The links that change the demo's user and open that user's first page. `compact`: on one line, for the banner. */
export function DemoRoleSwitch({
  onLeave,
  compact = false,
}: {
  onLeave: () => void
  compact?: boolean
}) {
  const label = useId()
  const current = useDemoRole()
  const [, navigate] = useLocation()
  const queries = useQueryClient()

  async function seeAs(role: DemoRole, home: RoutePath) {
    try {
      await seeDemoAs(role, home)
    } finally {
      // If the demo has failed, the page says so.
      navigate(home)
    }
    onLeave()
    // The page may already be open, with what the previous user saw.
    await queries.resetQueries()
  }

  return (
    <div className={compact ? 'flex items-center gap-2' : 'px-2'}>
      <p
        id={label}
        className={compact ? 'font-normal max-sm:sr-only' : 'mb-1 text-sm text-ink-soft'}
      >
        {DEMO_ROLE_WORDS.seeAs}
      </p>
      <ul
        aria-labelledby={label}
        className="flex divide-x divide-line-strong overflow-hidden rounded-lg border border-line-strong"
      >
        {DEMO_ROLES.map((role) => {
          const { home } = ROLE_PAGES[role]
          return (
            <li key={role} className="grow">
              <Link
                href={home}
                aria-current={role === current ? 'true' : undefined}
                onClick={(event: MouseEvent) => {
                  // The link alone would keep the current user wherever they have access.
                  event.preventDefault()
                  void seeAs(role, home)
                }}
                className={classes(
                  'flex items-center justify-center text-ink no-underline -outline-offset-2 hover:bg-primary-soft aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary',
                  compact ? 'min-h-9 px-1.5 font-normal sm:px-3' : 'min-h-11 px-2 text-[0.9375rem]',
                )}
              >
                {DEMO_ROLE_WORDS[role]}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
