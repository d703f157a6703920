import { SEAT_STANDINGS, type SeatStanding } from '#shared/domain/booking/hall-map.ts'
import { SeatSign } from '#web/features/hall-map/hall-map-seat.tsx'
import { SEAT_STYLES } from '#web/features/hall-map/seat-style.ts'
import { classes } from '#web/ui/classes.ts'
import { STANDING_LABELS, HALL_MAP_WORDS as WORDS } from '#words/hall-map.ts'

/** Explains how seats are drawn, with the number of seats of each kind. */
export function HallMapLegend({ standings }: { standings: readonly SeatStanding[] }) {
  return (
    <ul aria-label={WORDS.legend} className="flex flex-wrap gap-x-6 gap-y-2">
      {SEAT_STANDINGS.map((standing) => (
        <li key={standing} className="flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className={classes(
              'relative flex h-7 w-9 shrink-0 items-center justify-center rounded-md text-xs',
              SEAT_STYLES[standing].className,
            )}
          >
            {standing === 'taken' && WORDS.sample}
            <SeatSign standing={standing} />
          </span>
          <span>
            {STANDING_LABELS[standing]}{' '}
            <strong className="tabular-nums">
              {standings.filter((each) => each === standing).length}
            </strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
