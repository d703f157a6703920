import { useEffect } from 'react'
import { reloadCurrentUser } from '#web/session/current-user.ts'
import { SHELL_WORDS } from '#words/page/shell.ts'

/** Replaces a page while the server can't be reached to load the user. The user stays logged in. */
export function UnreachableScreen() {
  useEffect(() => {
    const retry = () => void reloadCurrentUser()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-lg px-5 py-16 outline-none">
      <div role="alert">
        <h1 className="font-display text-4xl font-semibold">{SHELL_WORDS.offlineTitle}</h1>
        <p className="mt-3 text-ink-soft">{SHELL_WORDS.offline}</p>
      </div>
      <button
        type="button"
        onClick={() => void reloadCurrentUser()}
        className="mt-8 min-h-12 cursor-pointer rounded-control bg-primary px-5 font-semibold text-on-primary hover:bg-primary-hover"
      >
        {SHELL_WORDS.tryAgain}
      </button>
    </main>
  )
}
