import { Fragment, useId } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { fillIn } from '#shared/domain/placeholders.ts'
import { morePages, ROLE_PAGES } from '#web/app/demo-page-groups.ts'
import { DemoRoleSwitch, useDemoRole } from '#web/app/demo-role-switch.tsx'
import {
  DEMO_ADMIN_EMAIL,
  DEMO_RECEPTION_EMAIL,
  DEMO_ROLES,
  DEMO_STUDENT_EMAIL,
} from '#web/demo/demo-accounts.ts'
import { DEMO_CODE } from '#web/session/demo-code.ts'
import { exitDemoMode } from '#web/session/demo-mode.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DEMO_BANNER_WORDS } from '#words/page/demo-banner.ts'
import {
  DEMO_GROUP_HINTS,
  DEMO_GROUP_TITLES,
  DEMO_PAGE_TITLES,
  DEMO_PANEL_WORDS as WORDS,
} from '#words/page/demo-panel.ts'
import { DEMO_ROLE_HINTS, DEMO_ROLE_WORDS } from '#words/page/demo-role.ts'

/** What to try in the demo: whom to see it as, that role's main pages, how to log in, and all other pages. */
export function DemoPageList({
  id,
  onLeave,
  onSwitch,
  onClose,
}: {
  id: string
  onLeave: () => void
  onSwitch: () => void
  onClose: () => void
}) {
  const heading = useId()
  const role = useDemoRole() ?? 'student'
  return (
    <nav
      id={id}
      aria-labelledby={heading}
      className="max-h-[80dvh] overflow-y-auto border-b border-line sm:max-h-[min(40rem,78dvh)] sm:w-84"
    >
      <div className="sticky top-0 flex items-center justify-between bg-raised pl-4">
        <h2 id={heading} className="font-display text-lg font-semibold text-ink">
          {WORDS.heading}
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink -outline-offset-2 hover:text-primary"
        >
          <Icon name="close" label={WORDS.close} />
        </button>
      </div>
      <div className="grid gap-3 px-2 pb-2">
        <DemoRoleSwitch onLeave={onSwitch} />
        <p className="px-2 text-sm text-pretty text-ink">{DEMO_ROLE_HINTS[role]}</p>
        <ul className="grid grid-cols-2 gap-x-1">
          {ROLE_PAGES[role].pages.map((href) => (
            <PageLink key={href} title={DEMO_PAGE_TITLES[href]} href={href} onLeave={onLeave} />
          ))}
        </ul>
        <LogInHints />
        <button
          type="button"
          onClick={() => exitDemoMode('/register')}
          className="min-h-11 cursor-pointer rounded-lg px-2 text-left text-[0.9375rem] font-semibold text-primary -outline-offset-2 hover:underline sm:hidden"
        >
          {DEMO_BANNER_WORDS.register}
        </button>
        <details>
          <summary className="min-h-11 cursor-pointer rounded-lg px-2 py-2.5 -outline-offset-2 text-[0.9375rem] font-semibold text-primary">
            {WORDS.more}
          </summary>
          <div className="grid gap-4 pt-1">
            {morePages(role).map(({ group, pages }) => (
              <div key={group}>
                <h3 className="px-2 text-sm font-semibold text-ink">{DEMO_GROUP_TITLES[group]}</h3>
                <p className="px-2 text-xs text-ink-soft">{DEMO_GROUP_HINTS[group]}</p>
                <ul>
                  {pages.map((href) => (
                    <PageLink
                      key={href}
                      title={DEMO_PAGE_TITLES[href]}
                      href={href}
                      onLeave={onLeave}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      </div>
    </nav>
  )
}

const ACCOUNTS = {
  student: DEMO_STUDENT_EMAIL,
  reception: DEMO_RECEPTION_EMAIL,
  owner: DEMO_ADMIN_EMAIL,
}

/** The accounts and the code to use in the demo. */
function LogInHints() {
  return (
    <div className="mx-2 grid gap-1 rounded-lg bg-accent-soft px-3 py-2 text-sm text-ink">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-[0.8125rem]">
        {DEMO_ROLES.map((role) => (
          <Fragment key={role}>
            <dt>{DEMO_ROLE_WORDS[role]}</dt>
            <dd className="break-all">{ACCOUNTS[role]}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{fillIn(WORDS.logIn, { code: DEMO_CODE })}</p>
      <p className="text-xs">{WORDS.sampleData}</p>
    </div>
  )
}

function PageLink({ title, href, onLeave }: { title: string; href: string; onLeave: () => void }) {
  const [path] = useLocation()
  const renewal = new URLSearchParams(useSearch()).has('renewal')
  const here = href === (renewal ? `${path}?renewal=true` : path)
  return (
    <li>
      <Link
        href={href}
        onClick={onLeave}
        aria-current={here ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-lg px-2 text-[0.9375rem] text-ink no-underline -outline-offset-2 hover:text-primary aria-[current]:font-semibold aria-[current]:text-primary"
      >
        {title}
      </Link>
    </li>
  )
}
