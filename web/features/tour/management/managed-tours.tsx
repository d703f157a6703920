import { fillIn } from '#shared/domain/placeholders.ts'
import { ManagedTourCard } from '#web/features/tour/management/managed-tour-card.tsx'
import type { TourList } from '#web/features/tour/management/use-tour-list.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TOUR_MANAGEMENT_WORDS } from '#words/tour/tour-management.ts'

/** The tours that match the filter, or a message that says why there are none. */
export function ManagedTours({
  list,
  onRefused,
}: {
  list: TourList
  onRefused: (error: Error) => void
}) {
  const { query, tours, searching, page, showPage } = list
  if (!query.data) return query.isFetching ? <Loading /> : <LoadFailed list={list} />
  if (tours.length === 0 && searching && !query.isError) return <Loading />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {query.isError && <LoadFailed list={list} />}
      <div role="status">
        {tours.length === 0 ? (
          <EmptyState icon="calendar" title={TOUR_MANAGEMENT_WORDS.none} />
        ) : (
          <p className="text-sm text-ink-soft">
            {searching
              ? TOUR_MANAGEMENT_WORDS.searching
              : countText(tours.length, query.data.total)}
          </p>
        )}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {tours.map((tour) => (
          <li key={tour.id}>
            <ManagedTourCard tour={tour} onRefused={onRefused} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={query.data.pages} onPage={showPage} />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="flex min-h-56 flex-col items-center justify-center gap-3">
      <Spinner className="size-8 text-primary" />
      <p className="text-ink-soft">{TOUR_MANAGEMENT_WORDS.loading}</p>
    </div>
  )
}

function LoadFailed({ list: { query } }: { list: TourList }) {
  return (
    <Notice
      tone="danger"
      title={TOUR_MANAGEMENT_WORDS.failed}
      action={
        <Button
          variant="secondary"
          size="small"
          leading="refresh"
          busy={query.isFetching}
          busyLabel={TOUR_MANAGEMENT_WORDS.loading}
          onClick={() => void query.refetch()}
        >
          {TOUR_MANAGEMENT_WORDS.retry}
        </Button>
      }
    >
      {query.error?.message}
    </Notice>
  )
}

function countText(shown: number, total: number): string {
  return fillIn(localPlural(total, TOUR_MANAGEMENT_WORDS.count), { shown, count: total })
}
