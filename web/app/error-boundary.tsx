import { Component, type ReactNode } from 'react'

/** Shown instead of a screen that broke, or whose code could not be loaded. */
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

/** Of plain elements, so that it shows even where a part of ours is what broke. */
function Failure() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-lg px-5 py-16 outline-none">
      <div role="alert">
        <h1 className="font-display text-4xl font-semibold">Something went wrong</h1>
        <p className="mt-3 text-ink-soft">
          This page could not be shown. Please check your internet connection and reload the page.
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
