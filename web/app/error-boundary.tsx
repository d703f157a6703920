import { Component, type ReactNode } from 'react'

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

const action = 'min-h-12 rounded-control border px-5 font-semibold'

/** Uses only plain elements, because one of our own components may have failed. */
function Failure() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-lg px-5 py-16 outline-none">
      <div role="alert">
        <h1 className="font-display text-4xl font-semibold">Something went wrong</h1>
        <p className="mt-3 text-ink-soft">
          Couldn't show this page. Check your internet connection and reload.
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => location.reload()}
          className={`${action} border-transparent bg-primary text-on-primary`}
        >
          Reload page
        </button>
        <button
          type="button"
          onClick={() => location.assign('/')}
          className={`${action} border-line-strong bg-raised`}
        >
          Back to home
        </button>
      </div>
    </main>
  )
}
