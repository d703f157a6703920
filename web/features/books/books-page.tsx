import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { PrintHeader } from '#web/hall/print-header.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
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
      <ViewLinks label={WORDS.views} views={VIEWS} current={current} />
      <PrintHeader />
      {children}
    </AdminPage>
  )
}
