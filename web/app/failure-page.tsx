import type { ReactNode } from 'react'

/** Tells of a failure, with one button. Uses only plain elements, because one of our own components may have failed. */
export function FailurePage({
  title,
  text,
  action,
  onAction,
  children,
}: {
  title: string
  text: string
  action: string
  onAction: () => void
  children?: ReactNode
}) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-lg px-5 py-16 outline-none">
      <div role="alert">
        <h1 className="font-display text-4xl font-semibold">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-5">
        <button
          type="button"
          onClick={onAction}
          className="min-h-12 rounded-control bg-primary px-5 font-semibold text-on-primary"
        >
          {action}
        </button>
        {children}
      </div>
    </main>
  )
}
