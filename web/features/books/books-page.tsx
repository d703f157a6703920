import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { PrintHeader } from '#web/hall/print-header.tsx'
import { BOOKS_WORDS as WORDS } from '#words/money/books.ts'

const VIEWS = [
  { path: '/admin/day-book', label: WORDS.dayBook },
  { path: '/admin/reports', label: WORDS.reports },
]

/** The layout of the pages of the books, with links between them. */
export function BooksPage({
  title,
  subtitle,
  children,
}: {
  title: string
  subtitle: string
  children: ReactNode
}) {
  const [current] = useLocation()
  return (
    <AdminPage title={title} subtitle={subtitle}>
      <nav aria-label={WORDS.views} className="mb-6 print:hidden">
        <ul className="flex flex-wrap gap-2">
          {VIEWS.map(({ path, label }) => (
            <li key={path}>
              <Link
                href={path}
                aria-current={path === current ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-full border border-line-strong px-4 font-medium text-ink no-underline hover:border-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PrintHeader />
      {children}
    </AdminPage>
  )
}
