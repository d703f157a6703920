import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { ManagedTourCard } from '#web/features/tour/management/managed-tour-card.tsx'
import { tourColumns } from '#web/features/tour/management/tour-columns.tsx'
import type { TourList } from '#web/features/tour/management/use-tour-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { TOUR_MANAGEMENT_WORDS } from '#words/tour/tour-management.ts'

const SelectedTours = lazyPart(
  async () => (await import('#web/features/tour/management/selected-tours.tsx')).SelectedTours,
)

/** The tours that match the filter, or a message that says why there are none. */
export function ManagedTours({
  list,
  onRefused,
  onNoted,
}: {
  list: TourList
  onRefused: (error: Error) => void
  onNoted: (message: string) => void
}) {
  const { query, tours, searching, page, showPage } = list
  const isWide = useIsWide()
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set())
  const chosen = tours.filter(({ id }) => selected.has(id))
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
      {chosen.length > 0 && (
        <SelectedTours
          tours={chosen}
          onClear={() => onSelect(new Set())}
          onNoted={(message) => {
            onSelect(new Set())
            onNoted(message)
          }}
        />
      )}
      {tours.length > 0 && (
        <Card padded={false}>
          {isWide ? (
            <ListTable
              label={TOUR_MANAGEMENT_WORDS.title}
              busy={searching}
              rows={tours}
              columns={tourColumns(list, onRefused)}
              selection={{ selected, onSelect, nameOf: ({ fullName }) => fullName }}
            />
          ) : (
            <ul className="divide-y divide-line">
              {tours.map((tour) => (
                <ManagedTourCard key={tour.id} tour={tour} onRefused={onRefused} />
              ))}
            </ul>
          )}
        </Card>
      )}
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
