import { Component, type ReactNode, useEffect, useState } from 'react'
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

const action = 'min-h-12 rounded-control border px-5 font-semibold'

/** Uses only plain elements, because one of our own components may have failed. */
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
    <main id="main" tabIndex={-1} className="mx-auto max-w-lg px-5 py-16 outline-none">
      <div role="alert">
        <h1 className="font-display text-4xl font-semibold">
          {words?.title ?? SHELL_WORDS.failedTitle}
        </h1>
        <p className="mt-3 text-ink-soft">{words?.text ?? SHELL_WORDS.failed}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={reload}
          className={`${action} border-transparent bg-primary text-on-primary`}
        >
          {SHELL_WORDS.reload}
        </button>
        <button
          type="button"
          onClick={() => location.assign('/')}
          className={`${action} border-line-strong bg-raised`}
        >
          {SHELL_WORDS.home}
        </button>
      </div>
    </main>
  )
}
