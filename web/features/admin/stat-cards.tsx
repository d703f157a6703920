import type { AdminStats } from '#shared/contract/admin.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { useAdminStats } from '#web/api/admin.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'

type Figure = {
  label: string
  icon: IconName
  text: (stats: AdminStats) => string
  note?: (stats: AdminStats) => string
}

const FIGURES: readonly Figure[] = [
  { label: 'Total Users', icon: 'users', text: ({ totalUsers }) => grouped(totalUsers) },
  { label: 'Active Bookings', icon: 'seat', text: ({ activeBookings }) => grouped(activeBookings) },
  {
    label: 'Tour Requests',
    icon: 'calendar',
    text: ({ tourRequests }) => grouped(tourRequests),
    note: ({ pendingTours }) => `${grouped(pendingTours)} pending`,
  },
  { label: 'Revenue', icon: 'rupee', text: ({ revenue }) => rupees(revenue) },
]

/** The hall's four figures; dashes while they load. */
export function StatCards() {
  const { data, isError, isFetching, refetch, error } = useAdminStats()
  return (
    <section aria-label="Overview" aria-busy={isFetching} className="grid gap-4">
      {isError && (
        <LoadFailure
          title="Failed to load the overview"
          reason={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {FIGURES.map((figure) => (
          <FigureCard key={figure.label} figure={figure} stats={data} />
        ))}
      </dl>
    </section>
  )
}

function FigureCard({
  figure: { label, icon, text, note },
  stats,
}: {
  figure: Figure
  stats: AdminStats | undefined
}) {
  return (
    <Card padded={false} className="p-4 sm:p-5">
      <dt className="flex items-center gap-1.5 text-sm text-ink-soft sm:gap-2">
        <Icon name={icon} className="size-4 text-primary sm:size-5" />
        {label}
      </dt>
      <dd className="mt-2 font-display text-2xl leading-tight font-semibold tabular-nums wrap-anywhere sm:text-3xl">
        {stats ? text(stats) : '–'}
      </dd>
      {stats && note && <dd className="mt-1 text-sm text-ink-soft">{note(stats)}</dd>}
    </Card>
  )
}

/** Indian digit grouping: 12,34,567. */
function grouped(count: number): string {
  return count.toLocaleString('en-IN')
}
