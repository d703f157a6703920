import type { AdminStats } from '#shared/contract/admin/stats.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { may } from '#shared/domain/user/permissions.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { useAdminStats } from '#web/api/admin/stats.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { ADMIN_DASHBOARD_WORDS } from '#words/admin/admin-dashboard.ts'

type Figure = {
  label: string
  icon: IconName
  text: (stats: AdminStats) => string
  note?: (stats: AdminStats) => string
}

const FIGURES: readonly Figure[] = [
  {
    label: ADMIN_DASHBOARD_WORDS.totalUsers,
    icon: 'users',
    text: ({ totalUsers }) => formatCount(totalUsers),
  },
  {
    label: ADMIN_DASHBOARD_WORDS.activeBookings,
    icon: 'seat',
    text: ({ activeBookings }) => formatCount(activeBookings),
  },
  {
    label: ADMIN_DASHBOARD_WORDS.tourRequests,
    icon: 'calendar',
    text: ({ tourRequests }) => formatCount(tourRequests),
    note: ({ pendingTours }) =>
      fillIn(ADMIN_DASHBOARD_WORDS.pendingTours, { count: formatCount(pendingTours) }),
  },
]

const REVENUE: Figure = {
  label: ADMIN_DASHBOARD_WORDS.revenue,
  icon: 'rupee',
  text: ({ revenue }) => (revenue === null ? '–' : rupees(revenue)),
}

/** The hall's four figures, or dashes while they load. A receptionist doesn't see the revenue. */
export function StatCards({ user }: { user: { role: Role } }) {
  const figures = may(user, 'revenue') ? [...FIGURES, REVENUE] : FIGURES
  const { data, isError, isFetching, refetch, error } = useAdminStats()
  return (
    <section
      aria-label={ADMIN_DASHBOARD_WORDS.figures}
      aria-busy={isFetching}
      className="grid gap-4"
    >
      {isError && (
        <LoadFailure
          title={ADMIN_DASHBOARD_WORDS.figuresFailed}
          reason={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map((figure) => (
          <FigureCard
            key={figure.label}
            figure={figure}
            stats={data}
            wide={figures.length % 2 === 1 && figure === figures.at(-1)}
          />
        ))}
      </dl>
    </section>
  )
}

function FigureCard({
  figure: { label, icon, text, note },
  stats,
  wide,
}: {
  figure: Figure
  stats: AdminStats | undefined
  /** Fills a row of its own, because nothing is beside it. */
  wide: boolean
}) {
  return (
    <Card padded={false} className={wide ? 'col-span-2 p-4 sm:p-5 lg:col-span-1' : 'p-4 sm:p-5'}>
      <dt className="flex items-center gap-1.5 text-sm text-ink-soft sm:gap-2">
        <Icon name={icon} className="size-4 text-primary sm:size-5" />
        {label}
      </dt>
      <dd className="mt-2 font-display text-2xl leading-tight font-semibold tabular-nums wrap-anywhere max-[22rem]:text-xl sm:text-3xl">
        {stats ? text(stats) : '–'}
      </dd>
      {note && <dd className="mt-1 text-sm text-ink-soft">{stats ? note(stats) : '\u00a0'}</dd>}
    </Card>
  )
}

/** Formats a count with Indian digit grouping: 12,34,567. */
function formatCount(count: number): string {
  return count.toLocaleString('en-IN')
}
