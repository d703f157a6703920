import { Component, type ReactNode, useEffect, useState } from 'react'
import { FailurePage } from '#web/app/failure-page.tsx'
import { markPageShown } from '#web/app/first-screen.ts'
import { loadLazyParts } from '#web/app/use-lazy-parts.ts'
import { SHELL_WORDS } from '#words/page/shell.ts'

/** Replaces a screen that throws during render or fails to load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children
  }
}

const reload = () => location.reload()

function Failure() {
  const [words, setWords] = useState<{ title: string; text: string }>()
  useEffect(() => {
    markPageShown()
    // More specific words if the browser is offline or a newer version is available.
    loadLazyParts().then(
      async (parts) => setWords(await parts.failureWords()),
      () => undefined,
    )
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <FailurePage
      title={words?.title ?? SHELL_WORDS.failedTitle}
      text={words?.text ?? SHELL_WORDS.failed}
      action={SHELL_WORDS.reload}
      onAction={reload}
    >
      <a href="/" className="underline">
        {SHELL_WORDS.home}
      </a>
    </FailurePage>
  )
}
