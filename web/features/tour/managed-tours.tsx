import { ManagedTourCard } from '#web/features/tour/managed-tour-card.tsx'
import type { TourList } from '#web/features/tour/use-tour-list.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The tours that the filter finds, or why there are none to be seen. */
export function ManagedTours({
  list,
  onRefused,
}: {
  list: TourList
  onRefused: (error: Error) => void
}) {
  const { query, tours, looking } = list
  if (!query.data) return query.isFetching ? <Loading /> : <NotLoaded list={list} />
  if (tours.length === 0 && looking && !query.isError) return <Loading />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {query.isError && !query.isFetchNextPageError && <NotLoaded list={list} />}
      <div role="status">
        {tours.length === 0 ? (
          <EmptyState icon="calendar" title="No tours found matching your criteria." />
        ) : (
          <p className="text-sm text-ink-soft">
            {looking ? 'Searching...' : countText(tours.length, query.data.total)}
          </p>
        )}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {tours.map((tour) => (
          <li key={tour._id}>
            <ManagedTourCard tour={tour} onRefused={onRefused} />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && <NotLoaded list={list} />}
      {query.hasNextPage && !looking && !query.isFetchNextPageError && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          busyLabel="Loading tours..."
          onClick={() => void query.fetchNextPage()}
        >
          Show More Tours
        </Button>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="flex min-h-56 flex-col items-center justify-center gap-3">
      <Spinner className="size-8 text-primary" />
      <p className="text-ink-soft">Loading tours...</p>
    </div>
  )
}

function NotLoaded({ list: { query } }: { list: TourList }) {
  const retry = query.isFetchNextPageError ? query.fetchNextPage : query.refetch
  return (
    <Notice
      tone="danger"
      title="Failed to load tours"
      action={
        <Button
          variant="secondary"
          size="small"
          leading="refresh"
          busy={query.isFetching}
          busyLabel="Loading tours..."
          onClick={() => void retry()}
        >
          Retry
        </Button>
      }
    >
      {query.error?.message}
    </Notice>
  )
}

function countText(shown: number, total: number): string {
  return total === 1 ? 'Showing 1 tour.' : `Showing ${shown} of ${total} tours.`
}
