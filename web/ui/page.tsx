import { type ReactNode, use } from 'react'
import { Link } from 'wouter'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageFooter, PageHeader } from '#web/ui/page-footer.ts'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

const widths = { narrow: 'max-w-lg', medium: 'max-w-3xl', wide: 'max-w-6xl' }

/** The layout of every screen: skip link, header, title and one column. */
export function Page({
  title,
  subtitle,
  brand,
  back,
  actions,
  navigation,
  width = 'narrow',
  documentTitle,
  children,
}: {
  /** The page's only h1. */
  title: ReactNode
  subtitle?: ReactNode
  /** The wordmark, on the left of the header. */
  brand?: ReactNode
  /** A link above the title, or a button when it has `onPress`. */
  back?: { label: string; href: string } | { label: string; onPress: () => void }
  /** On the right of the header. */
  actions?: ReactNode
  /** Below the header's row. */
  navigation?: ReactNode
  width?: keyof typeof widths
  /** The tab's title; unchanged when undefined. */
  documentTitle?: string
  children: ReactNode
}) {
  const footer = use(PageFooter)
  const header = use(PageHeader)
  const column = classes('mx-auto w-full px-gutter sm:px-8', widths[width])
  return (
    <div className="flex min-h-dvh flex-col">
      {documentTitle !== undefined && <title>{documentTitle}</title>}
      <a
        href="#main"
        className="sr-only z-20 rounded-control bg-raised px-4 py-3 font-semibold text-primary shadow-lift focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {WIDGET_WORDS.skip}
      </a>
      {(brand !== undefined || actions !== undefined) && (
        <header className="border-b border-line bg-surface print:hidden">
          <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center justify-between gap-x-2 px-gutter py-2 sm:px-8">
            {brand !== undefined && <div className="@container flex-[1_0_7rem]">{brand}</div>}
            <div className="ml-auto flex flex-wrap items-center gap-1">
              {header}
              {actions}
            </div>
          </div>
          {navigation}
        </header>
      )}
      <main
        id="main"
        tabIndex={-1}
        className={classes(column, 'flex-1 py-7 outline-none sm:py-12')}
      >
        {back !== undefined && <BackLink back={back} />}
        <h1 className="font-display text-[2rem] leading-[1.15] font-semibold tracking-[-0.01em] text-ink sm:text-4xl">
          {title}
        </h1>
        {subtitle !== undefined && (
          <div className="mt-2 text-[1.0625rem] text-balance text-ink-soft">{subtitle}</div>
        )}
        <div className="mt-7 sm:mt-9">{children}</div>
      </main>
      {footer !== undefined && (
        <footer className="border-t border-line print:hidden">
          <div
            className={classes(column, 'flex justify-end pt-2 pb-16 text-sm text-ink-soft sm:pb-2')}
          >
            {footer}
          </div>
        </footer>
      )}
    </div>
  )
}

const backClasses =
  '-ml-2 mb-3 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 font-medium text-primary hover:underline print:hidden'

function BackLink({
  back,
}: {
  back: { label: string; href: string } | { label: string; onPress: () => void }
}) {
  const inside = (
    <>
      <Icon name="arrowLeft" />
      {back.label}
    </>
  )
  if ('href' in back) {
    return (
      <Link href={back.href} className={backClasses}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" onClick={back.onPress} className={backClasses}>
      {inside}
    </button>
  )
}
