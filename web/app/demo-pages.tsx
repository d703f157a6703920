import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import '#web/all-styles.css'
import { DEMO_LIST_BUTTON } from '#web/app/demo-banner.tsx'
import { DemoPageList } from '#web/app/demo-page-list.tsx'
import {
  closeDemoPageList,
  collapseDemoPageList,
  toggleDemoPageList,
  useDemoPageListOpen,
} from '#web/app/demo-page-list-state.ts'
import { exitDemoMode } from '#web/session/demo-mode.ts'
import { classes } from '#web/ui/classes.ts'
import { Corner } from '#web/ui/corner.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CONTROLS, KEPT_CLEAR, useIsCovering } from '#web/ui/use-is-covering.ts'
import { DEMO_PANEL_WORDS } from '#words/page/demo-panel.ts'

const LIST_ID = 'demo-page-list'

const HIDDEN_UNLESS_FOCUSED = 'focus-within:pointer-events-auto not-focus-within:opacity-0'
/** On a phone, the open panel is a sheet at the bottom of the window. */
const OPEN =
  'pointer-events-auto max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-b-none'

const bar =
  'inline-flex min-h-11 items-center gap-2 px-4 text-sm font-semibold text-ink cursor-pointer -outline-offset-2 hover:text-primary'

/**
 * The panel in demo mode: a collapsible list of what to try and of all pages, and an Exit button. Unless it is open or has the focus, it
 * is hidden while it would cover a pass, a control or text. At the end of each page, it is always visible. On a phone,
 * the banner takes the place of the collapsed panel.
 */
export function DemoPages() {
  const open = useDemoPageListOpen()
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const coversPass = useIsCovering(panel, KEPT_CLEAR)
  const covers = useIsCovering(panel, CONTROLS, { text: true })

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

  function close() {
    closeDemoPageList()
    focusToggle()
  }

  /** On a phone, the collapsed panel is hidden, and the banner opens it. */
  function focusToggle() {
    const isWide = matchMedia('(min-width: 40rem)').matches
    const control = isWide ? toggle.current : document.getElementById(DEMO_LIST_BUTTON)
    control?.focus()
  }

  // The page may be the same one, which then doesn't take the focus.
  function leaveForRole() {
    collapseDemoPageList()
    if (panel.current?.contains(document.activeElement)) focusToggle()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close()
  }

  return (
    <Corner className="pointer-events-none">
      {open && <div className="pointer-events-auto fixed inset-0 bg-backdrop sm:hidden" />}
      <section
        ref={panel}
        aria-label={DEMO_PANEL_WORDS.panel}
        onKeyDown={closeOnEscape}
        className={classes(
          'overflow-hidden rounded-card border border-line-strong bg-raised shadow-lift',
          coversPass && !open && 'invisible',
          open ? OPEN : covers ? HIDDEN_UNLESS_FOCUSED : 'pointer-events-auto',
          !open && 'max-sm:hidden',
        )}
      >
        {open && (
          <DemoPageList
            id={LIST_ID}
            onLeave={collapseDemoPageList}
            onSwitch={leaveForRole}
            onClose={close}
          />
        )}
        <div className="flex items-center justify-between divide-x divide-line">
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={open ? LIST_ID : undefined}
            onClick={() => (open ? close() : toggleDemoPageList())}
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
