import { shownCount } from '#shared/domain/list-pages.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { Button } from '#web/ui/button.tsx'
import { LIST_WORDS } from '#words/admin/list.ts'

/** Previous and Next buttons of a paged list. Renders nothing for a single page. */
export function Pager({
  page,
  pages,
  more = false,
  onPage,
  label = LIST_WORDS.pages,
}: {
  /** The current page, from 1. */
  page: number
  pages: number
  /** Whether there may be more pages than `pages`. */
  more?: boolean
  onPage: (page: number) => void
  label?: string
}) {
  if (pages <= 1 && page <= 1) return null
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-between gap-2">
      <span className="text-sm text-ink-soft tabular-nums" aria-current="page">
        {fillIn(LIST_WORDS.page, {
          page,
          pages: shownCount({ total: Math.max(pages, 1), more }),
        })}
      </span>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          leading="chevronLeft"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          {LIST_WORDS.previous}
        </Button>
        <Button
          variant="secondary"
          size="small"
          trailing="chevronRight"
          disabled={!more && page >= pages}
          onClick={() => onPage(page + 1)}
        >
          {LIST_WORDS.next}
        </Button>
      </div>
    </nav>
  )
}
