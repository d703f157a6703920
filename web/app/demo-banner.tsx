import { useLocation } from 'wouter'
import { showDemoPageList, useDemoPageListOpen } from '#web/app/demo-page-list-state.ts'
import { DemoRoleSwitch, useDemoRole } from '#web/app/demo-role-switch.tsx'
import { exitDemoMode } from '#web/session/demo-mode.ts'
import { DEMO_BANNER_WORDS as WORDS } from '#words/page/demo-banner.ts'
import { DEMO_ROLE_HINTS } from '#words/page/demo-role.ts'

const link =
  'min-h-11 cursor-pointer content-center px-1 underline underline-offset-4 hover:text-primary'

/** The banner's button, which takes the focus back when the list closes on a phone. */
export const DEMO_LIST_BUTTON = 'demo-list-button'

/**
 * The banner above every page in demo mode. On a phone it also takes the place of the collapsed panel. The first pages
 * begin with what to try.
 */
export function DemoBanner() {
  const open = useDemoPageListOpen()
  return (
    <div
      role="note"
      className="border-b border-line bg-accent-soft px-2 text-center text-[0.8125rem] font-semibold sm:text-sm text-ink print:hidden"
    >
      <div className="flex flex-wrap items-center justify-center gap-x-2 sm:gap-x-4">
        <p>{WORDS.text}</p>
        <div className="flex flex-wrap justify-center gap-x-1">
          <button
            id={DEMO_LIST_BUTTON}
            type="button"
            aria-expanded={open}
            className={link}
            onClick={showDemoPageList}
          >
            {WORDS.pages}
          </button>
          <button
            type="button"
            onClick={() => exitDemoMode('/register')}
            className={`${link} max-sm:hidden`}
          >
            {WORDS.register}
          </button>
          <button type="button" onClick={() => exitDemoMode()} className={`${link} sm:hidden`}>
            {WORDS.exit}
          </button>
        </div>
      </div>
      <WhatToTry />
    </div>
  )
}

/** What to try on the demo's front page, and on the first page of each role. */
function WhatToTry() {
  const [path] = useLocation()
  const role = useDemoRole()
  if (path === '/') {
    return (
      <div className="mx-auto max-w-xl pb-3">
        <p className="mb-2 font-normal text-pretty">{WORDS.home}</p>
        <DemoRoleSwitch onLeave={() => scrollTo(0, 0)} />
      </div>
    )
  }
  const home = path === '/dashboard' ? 'student' : path === '/admin-dashboard' ? 'owner' : undefined
  return home && <p className="pb-2 font-normal text-pretty">{DEMO_ROLE_HINTS[role ?? home]}</p>
}
