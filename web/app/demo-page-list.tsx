import { Link, useLocation, useSearch } from 'wouter'
import { fillIn } from '#shared/domain/placeholders.ts'
import { PAGE_GROUPS } from '#web/app/demo-page-groups.ts'
import { DEMO_ADMIN_EMAIL, DEMO_CODE, DEMO_STUDENT_EMAIL } from '#web/demo/demo-accounts.ts'
import { Icon } from '#web/ui/icon.tsx'
import {
  DEMO_GROUP_HINTS,
  DEMO_GROUP_TITLES,
  DEMO_PAGE_TITLES,
  DEMO_PANEL_WORDS as WORDS,
} from '#words/demo-panel.ts'

/** How to log in to the demo, and the links to all its pages. */
export function DemoPageList({
  id,
  onLeave,
  onClose,
}: {
  id: string
  onLeave: () => void
  onClose: () => void
}) {
  return (
    <nav
      id={id}
      aria-label={WORDS.pages}
      className="max-h-[70dvh] overflow-y-auto border-b border-line sm:max-h-[min(34rem,70dvh)] sm:w-80"
    >
      <div className="sticky top-0 flex justify-end bg-raised">
        <button
          type="button"
          onClick={onClose}
          className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink hover:text-primary"
        >
          <Icon name="close" label={WORDS.close} />
        </button>
      </div>
      <div className="grid gap-4 px-2 pb-3">
        <LogInHints />
        {PAGE_GROUPS.map(({ group, pages }) => (
          <div key={group}>
            <h2 className="px-2 text-sm font-semibold text-ink">{DEMO_GROUP_TITLES[group]}</h2>
            <p className="px-2 text-xs text-ink-soft">{DEMO_GROUP_HINTS[group]}</p>
            <ul>
              {pages.map((href) => (
                <PageLink key={href} title={DEMO_PAGE_TITLES[href]} href={href} onLeave={onLeave} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

/** The accounts and the code to use in the demo. */
function LogInHints() {
  return (
    <div className="mx-2 grid gap-1 rounded-lg bg-accent-soft px-3 py-2 text-sm text-ink">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3">
        <dt>{WORDS.student}</dt>
        <dd className="font-semibold break-all">{DEMO_STUDENT_EMAIL}</dd>
        <dt>{WORDS.admin}</dt>
        <dd className="font-semibold break-all">{DEMO_ADMIN_EMAIL}</dd>
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
        className="flex min-h-11 items-center rounded-lg px-2 text-[0.9375rem] text-ink no-underline hover:bg-primary-soft aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary"
      >
        {title}
      </Link>
    </li>
  )
}
