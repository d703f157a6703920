import { Link, useLocation } from 'wouter'
import { showDemoPageList } from '#web/app/demo-page-list-state.ts'
import { exitDemoMode } from '#web/session/demo-mode.ts'
import { DEMO_BANNER_WORDS as WORDS } from '#words/page/demo-banner.ts'

const link =
  'min-h-11 cursor-pointer content-center px-1 underline underline-offset-4 hover:text-primary'

/** The banner above every page in demo mode: one line, or two on a phone. The panel has the button that ends the demo. */
export function DemoBanner() {
  const [path] = useLocation()
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-center gap-x-4 border-b border-line bg-accent-soft px-3 text-center text-sm font-semibold text-ink max-sm:pt-2 print:hidden"
    >
      <p>{WORDS.text}</p>
      <div className="flex flex-wrap justify-center gap-x-1.5">
        <button type="button" className={link} onClick={showDemoPageList}>
          {WORDS.pages}
        </button>
        {path === '/' && (
          <Link href="/dashboard" className={link}>
            {WORDS.dashboard}
          </Link>
        )}
        <button type="button" className={link} onClick={() => exitDemoMode('/register')}>
          {WORDS.register}
        </button>
      </div>
    </div>
  )
}
