import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { PAGE_GROUPS } from '#web/app/demo-page-list.ts'
import { DEMO_ADMIN_EMAIL, DEMO_CODE, DEMO_STUDENT_EMAIL } from '#web/demo/demo-accounts.ts'
import { exitDemoMode } from '#web/session/demo-mode.ts'
import { Corner } from '#web/ui/corner.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** From this width the list is initially open, because part of the page stays visible beside it. */
const WIDE = '(min-width: 64rem)'
/** From this width it stays open, because it covers nothing. */
const VERY_WIDE = '(min-width: 108rem)'
const LIST_ID = 'demo-page-list'

const bar =
  'inline-flex min-h-11 items-center gap-2 px-4 text-sm font-semibold text-ink cursor-pointer hover:text-primary'

/** The panel in demo mode: a collapsible list of all pages, and an Exit button. */
export function DemoPages() {
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  function collapse() {
    if (!matchMedia(VERY_WIDE).matches) setOpen(false)
  }
  const collapseOnOutsidePress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !panel.current?.contains(target)) collapse()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', collapseOnOutsidePress)
    return () => document.removeEventListener('pointerdown', collapseOnOutsidePress)
  }, [])

  function collapseOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <Corner>
      <section
        ref={panel}
        aria-label="Demo mode"
        onKeyDown={collapseOnEscape}
        className="overflow-hidden rounded-card border border-line-strong bg-raised shadow-lift"
      >
        {open && <PageList onLeave={collapse} />}
        <div className="flex items-center justify-between divide-x divide-line">
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={open ? LIST_ID : undefined}
            onClick={() => setOpen(!open)}
            className={bar}
          >
            Demo Mode
            <Icon name="chevronDown" className={open ? 'size-4' : 'size-4 rotate-180'} />
          </button>
          <button type="button" onClick={exitDemoMode} className={bar}>
            Exit
          </button>
        </div>
      </section>
    </Corner>
  )
}

function PageList({ onLeave }: { onLeave: () => void }) {
  return (
    <nav
      id={LIST_ID}
      aria-label="Demo pages"
      className="max-h-[min(34rem,70dvh)] w-64 overflow-y-auto border-b border-line px-2 py-3"
    >
      {Object.entries(PAGE_GROUPS).map(([title, pages]) => (
        <div key={title} className="mb-3">
          <h2 className="px-2 text-xs font-semibold text-ink-soft">{title}</h2>
          <ul>
            {pages.map(([title, href]) => (
              <PageLink key={href} title={title} href={href} onLeave={onLeave} />
            ))}
          </ul>
        </div>
      ))}
      <Notes />
    </nav>
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

/** The accounts and the code to use in the demo. */
function Notes() {
  return (
    <div className="grid gap-2 border-t border-line px-2 pt-3 text-xs text-ink-soft">
      <p>Sample data, kept in this page only. Reload to start over.</p>
      <p>
        {`Log in as ${DEMO_STUDENT_EMAIL} or ${DEMO_ADMIN_EMAIL} with any password. Every OTP is ${DEMO_CODE}.`}
      </p>
    </div>
  )
}
