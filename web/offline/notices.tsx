import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { newVersionStore } from '#web/offline/app-updates.ts'
import { readLocal } from '#web/session/storage.ts'
import { useOnline } from '#web/ui/use-online.ts'
import { OFFLINE_WORDS } from '#words/page/offline.ts'

/** Pages that show their own notice when offline. */
const PASS_PAGES = ['/pass', '/visitor-pass']

/** The notices above every page: that the browser is offline, or that a new version is ready. */
export function Notices() {
  const online = useOnline()
  const { subscribe: subscribeVersion, isReady } = newVersionStore
  const [path] = useLocation()
  const newVersion = useSyncExternalStore(subscribeVersion, isReady)
  // The gate fills the screen and has its own notices.
  if (path === '/gate') return null
  return (
    <div aria-live="polite" className="print:hidden">
      {!online && !PASS_PAGES.includes(path) && <Offline />}
      {online && newVersion && <NewVersion />}
    </div>
  )
}

const noticeClasses =
  'flex flex-wrap items-center justify-center gap-x-4 bg-info-soft px-5 py-1.5 text-center text-sm font-medium text-ink'
const action = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

function Offline() {
  return (
    <p className={noticeClasses}>
      {OFFLINE_WORDS.offline}
      {readLocal('pass') !== null && (
        <Link href="/pass" className={action}>
          {OFFLINE_WORDS.pass}
        </Link>
      )}
    </p>
  )
}

function NewVersion() {
  return (
    <p className={noticeClasses}>
      {OFFLINE_WORDS.newVersion}
      <button type="button" className={action} onClick={() => location.reload()}>
        {OFFLINE_WORDS.update}
      </button>
    </p>
  )
}
