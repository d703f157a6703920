import { useTodayBoard } from '#web/api/admin/today.ts'
import { FreeSeats } from '#web/features/admin/free-seats.tsx'
import { InsideNow } from '#web/features/admin/inside-now.tsx'
import { OwnShift } from '#web/features/admin/own-shift.tsx'
import { TodayBookings } from '#web/features/admin/today-bookings.tsx'
import { TodayFollowUps } from '#web/features/admin/today-follow-ups.tsx'
import { TodayTours } from '#web/features/admin/today-tours.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'

const GRID =
  'mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:gap-5 md:grid-cols-2 lg:grid-cols-3'
const COLUMN = 'grid grid-cols-[minmax(0,1fr)] content-start gap-3 sm:gap-5'

/** What reception needs today. Each card links to the complete list. */
export function TodayBoard() {
  const { data, isError, isFetching, error, refetch } = useTodayBoard()
  return (
    <section aria-labelledby="today" aria-busy={isFetching}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <h2 id="today" className="font-display text-2xl font-semibold">
          {WORDS.title}
        </h2>
        {data && <p className="text-ink-soft">{localDay(data.day)}</p>}
        {!data && !isError && (
          <p role="status" className="text-ink-soft">
            {WORDS.loading}
          </p>
        )}
        <ButtonLink
          href="/admin/walk-in"
          size="small"
          leading="user"
          className="ml-auto max-sm:w-full"
        >
          {WORDS.walkIn}
        </ButtonLink>
      </div>
      {isError && (
        <div className="mt-4">
          <LoadFailure
            title={WORDS.failed}
            reason={error.message}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {!data && !isError && <ReservedSpace />}
      {data && (
        <div className={GRID}>
          <div className={classes(COLUMN, 'md:max-lg:col-span-2')}>
            <InsideNow inside={data.inside} />
            <OwnShift shift={data.shift} takings={data.takings} />
          </div>
          <div className="md:col-span-2">
            <FreeSeats free={data.free} />
          </div>
          <div className={COLUMN}>
            <TodayBookings list="unpaid" {...data.unpaid} day={data.day} />
            <TodayTours {...data.tours} day={data.day} />
          </div>
          <div className={COLUMN}>
            <TodayBookings list="overdue" {...data.overdue} day={data.day} />
            <TodayBookings list="dues" {...data.dues} day={data.day} />
          </div>
          <div className={COLUMN}>
            <TodayBookings list="ending" {...data.ending} sum={null} day={data.day} />
            <TodayFollowUps {...data.followUps} day={data.day} />
          </div>
        </div>
      )}
    </section>
  )
}

/** The first cards, empty, and a screen of space, so that nothing moves once they have loaded. */
function ReservedSpace() {
  return (
    <div aria-hidden="true" className={classes(GRID, 'min-h-dvh content-start')}>
      <div className={classes(COLUMN, 'md:max-lg:col-span-2')}>
        <Card className="h-36">{null}</Card>
        <Card className="h-48">{null}</Card>
      </div>
      <div className="h-full md:col-span-2">
        <Card className="h-full min-h-66 max-sm:min-h-172">{null}</Card>
      </div>
    </div>
  )
}
