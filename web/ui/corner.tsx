import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'

/**
 * Floats in the bottom left corner of the window. Reserves a strip at the end of the page, so that all
 * content can be scrolled clear of it, but not on a phone. Stays above a page's fixed bar with `data-bottom-bar`.
 */
export function Corner({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <aside className="sm:h-17 print:hidden">
      <div className={classes('fixed', PLACE, className)}>{children}</div>
    </aside>
  )
}

/** Floats in the corner of wide windows; on phones and tablets it is at the end of the page. */
export function WideCorner({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <aside className="flex min-h-17 items-start justify-center px-gutter print:hidden">
      <div className={classes('lg:fixed', PLACE, className)}>{children}</div>
    </aside>
  )
}

const PLACE =
  'bottom-3 left-4 z-10 max-w-[calc(100vw-2rem)] [body:has([data-bottom-bar])_&]:bottom-20'

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-raised px-4 py-2 text-sm font-semibold text-ink no-underline shadow-lift hover:border-ink'

/** A button for the corner. */
export function CornerButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={classes(look, 'cursor-pointer')}>
      {children}
    </button>
  )
}

/** A link for the corner; it loads another document. */
export function CornerLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={look}>
      {children}
    </a>
  )
}
