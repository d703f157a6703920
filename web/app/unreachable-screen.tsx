import { useEffect } from 'react'
import { FailurePage } from '#web/app/failure-page.tsx'
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
    <FailurePage
      title={SHELL_WORDS.offlineTitle}
      text={SHELL_WORDS.offline}
      action={SHELL_WORDS.tryAgain}
      onAction={() => void reloadCurrentUser()}
    />
  )
}
