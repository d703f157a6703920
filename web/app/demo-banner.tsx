import '#web/all-styles.css'
import { showDemoPageList, useDemoPageListOpen } from '#web/app/demo-page-list-state.ts'
import { DemoRoleSwitch } from '#web/app/demo-role-switch.tsx'
import { exitDemoMode } from '#web/session/demo-mode.ts'
import { classes } from '#web/ui/classes.ts'
import { DEMO_BANNER_WORDS as WORDS } from '#words/page/demo-banner.ts'

const link =
  'min-h-11 cursor-pointer content-center px-1 underline underline-offset-4 hover:text-primary'
/** While the list is open on a phone, it has these controls. */
const inList = 'max-sm:hidden'

/** The banner's button, which takes the focus back when the list closes on a phone. */
export const DEMO_LIST_BUTTON = 'demo-list-button'

/**
 * The banner above every page in demo mode, the same on all pages. On a phone it also takes the place of the collapsed
 * panel.
 */
export function DemoBanner() {
  const open = useDemoPageListOpen()
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-accent-soft px-2 text-[min(0.8125rem,3.6vw)] font-semibold text-ink max-sm:pt-1 sm:gap-x-5 sm:text-sm print:hidden"
    >
      <p className="max-sm:w-full max-sm:text-center">{WORDS.text}</p>
      <div className="flex min-w-0 items-center gap-x-2 leading-tight sm:gap-x-5">
        <div className={open ? inList : undefined}>
          <DemoRoleSwitch compact onLeave={() => scrollTo(0, 0)} />
        </div>
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
        <button
          type="button"
          onClick={() => exitDemoMode()}
          className={classes(link, 'sm:hidden', open && inList)}
        >
          {WORDS.exit}
        </button>
      </div>
    </div>
  )
}
