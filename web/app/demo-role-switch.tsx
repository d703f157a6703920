import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useId } from 'react'
import { Link, useLocation } from 'wouter'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import { seeDemoAs } from '#web/app/demo.ts'
import { ROLE_PAGES } from '#web/app/demo-page-groups.ts'
import { DEMO_ROLES, type DemoRole } from '#web/demo/demo-accounts.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { DEMO_ROLE_WORDS } from '#words/page/demo-role.ts'

/** Returns the demo role of the current user; undefined while nobody is logged in. */
export function useDemoRole(): DemoRole | undefined {
  const auth = useCurrentUser()
  if (auth.status !== 'logged-in') return undefined
  const { role } = auth.user
  if (role === 'user') return 'student'
  return role === 'receptionist' ? 'reception' : 'owner'
}

/** The links that change the demo's user and open that user's first page. */
export function DemoRoleSwitch({ onLeave }: { onLeave: () => void }) {
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
    <div className="px-2">
      <p id={label} className="mb-1 text-sm text-ink-soft">
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
                className="flex min-h-11 items-center justify-center px-2 text-[0.9375rem] text-ink no-underline -outline-offset-2 hover:bg-primary-soft aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary"
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
