import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { fillIn } from '#shared/domain/placeholders.ts'
import '#web/all-styles.css'
import { PAGE_GROUPS } from '#web/app/demo-page-list.ts'
import {
  collapseDemoPageList,
  toggleDemoPageList,
  useDemoPageListOpen,
} from '#web/app/demo-page-list-state.ts'
import { DEMO_ADMIN_EMAIL, DEMO_CODE, DEMO_STUDENT_EMAIL } from '#web/demo/demo-accounts.ts'
import { exitDemoMode } from '#web/session/demo-mode.ts'
import { classes } from '#web/ui/classes.ts'
import { Corner } from '#web/ui/corner.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CONTROLS, HEADINGS, KEPT_CLEAR, useCovers } from '#web/ui/use-covers.ts'
import { DEMO_GROUP_TITLES, DEMO_PAGE_TITLES, DEMO_PANEL_WORDS } from '#words/demo-panel.ts'

const LIST_ID = 'demo-page-list'
/** The links of a page's own menu, such as the one of System Settings. */
const MENU_LINKS = 'main nav a[href]'

const HIDDEN_UNLESS_FOCUSED = 'focus-within:pointer-events-auto not-focus-within:opacity-0'
const HIDDEN_ON_PHONES_UNLESS_FOCUSED =
  'sm:pointer-events-auto focus-within:pointer-events-auto max-sm:not-focus-within:opacity-0'

const bar =
  'inline-flex min-h-11 items-center gap-2 px-4 text-sm font-semibold text-ink cursor-pointer hover:text-primary'

/**
 * The panel in demo mode: a collapsible list of all pages, and an Exit button. Unless it has the focus, it is
 * hidden while it would cover a pass, a link of a page's menu or, on a phone, any control or heading. At the end
 * of each page, it is always visible.
 */
export function DemoPages() {
  const open = useDemoPageListOpen()
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const coversPass = useCovers(panel, KEPT_CLEAR)
  const coversMenu = useCovers(panel, MENU_LINKS)
  const covers = useCovers(panel, `${CONTROLS}, ${HEADINGS}`)

  const collapseOnOutsidePress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !panel.current?.contains(target)) collapseDemoPageList()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', collapseOnOutsidePress)
    return () => document.removeEventListener('pointerdown', collapseOnOutsidePress)
  }, [])

  // The banner's button is far from the list that it opens, so move the focus there.
  useEffect(() => {
    if (open && document.activeElement?.closest('[role="note"]')) toggle.current?.focus()
  }, [open])

  function collapseOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    toggleDemoPageList()
    toggle.current?.focus()
  }

  return (
    <Corner className="pointer-events-none">
      <section
        ref={panel}
        aria-label={DEMO_PANEL_WORDS.panel}
        onKeyDown={collapseOnEscape}
        className={classes(
          'overflow-hidden rounded-card border border-line-strong bg-raised shadow-lift',
          coversPass && !open && 'invisible',
          !open && coversMenu
            ? HIDDEN_UNLESS_FOCUSED
            : !open && covers
              ? HIDDEN_ON_PHONES_UNLESS_FOCUSED
              : 'pointer-events-auto',
        )}
      >
        {open && <PageList onLeave={collapseDemoPageList} />}
        <div className="flex items-center justify-between divide-x divide-line">
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={open ? LIST_ID : undefined}
            onClick={toggleDemoPageList}
            className={bar}
          >
            {DEMO_PANEL_WORDS.toggle}
            <Icon name="chevronDown" className={open ? 'size-4' : 'size-4 rotate-180'} />
          </button>
          <button type="button" onClick={() => exitDemoMode()} className={bar}>
            {DEMO_PANEL_WORDS.exit}
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
      aria-label={DEMO_PANEL_WORDS.pages}
      className="max-h-[min(34rem,70dvh)] w-64 overflow-y-auto border-b border-line px-2 py-3"
    >
      {PAGE_GROUPS.map(({ group, pages }) => (
        <div key={group} className="mb-3">
          <h2 className="px-2 text-xs font-semibold text-ink-soft">{DEMO_GROUP_TITLES[group]}</h2>
          <ul>
            {pages.map((href) => (
              <PageLink key={href} title={DEMO_PAGE_TITLES[href]} href={href} onLeave={onLeave} />
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
      <p>{DEMO_PANEL_WORDS.sampleData}</p>
      <p>
        {fillIn(DEMO_PANEL_WORDS.accounts, {
          student: DEMO_STUDENT_EMAIL,
          admin: DEMO_ADMIN_EMAIL,
          code: DEMO_CODE,
        })}
      </p>
    </div>
  )
}
