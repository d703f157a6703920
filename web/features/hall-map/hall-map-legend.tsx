import type { ReactNode } from 'react'
import { SEAT_STANDINGS, type SeatStanding } from '#shared/domain/desk-booking/hall-map.ts'
import { MOVE_TARGETS, type MoveTarget } from '#shared/domain/desk-booking/seat-move.ts'
import { SeatSign } from '#web/features/hall-map/hall-map-seat.tsx'
import {
  MOVE_TARGET_STYLES,
  SEAT_STYLES,
  type SeatStyle,
} from '#web/features/hall-map/seat-style.ts'
import { classes } from '#web/ui/classes.ts'
import {
  MOVE_TARGET_LABELS,
  STANDING_LABELS,
  HALL_MAP_WORDS as WORDS,
} from '#words/booking/hall-map.ts'

/** Explains how seats are drawn, with the number of seats of each kind. */
export function HallMapLegend({ standings }: { standings: readonly SeatStanding[] }) {
  return (
    <Legend label={WORDS.legend}>
      {SEAT_STANDINGS.map((standing) => (
        <LegendItem
          key={standing}
          style={SEAT_STYLES[standing]}
          sample={standing === 'taken' ? WORDS.sample : ''}
          label={STANDING_LABELS[standing]}
          count={standings.filter((each) => each === standing).length}
        />
      ))}
    </Legend>
  )
}

/** Explains how the seats to move to are drawn. Kinds that no seat has are left out. */
export function MoveLegend({ targets }: { targets: readonly MoveTarget[] }) {
  return (
    <Legend label={WORDS.moveLegend}>
      {MOVE_TARGETS.filter((target) => targets.includes(target)).map((target) => (
        <LegendItem
          key={target}
          style={MOVE_TARGET_STYLES[target]}
          label={MOVE_TARGET_LABELS[target]}
          count={targets.filter((each) => each === target).length}
        />
      ))}
    </Legend>
  )
}

function Legend({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2">
      {children}
    </ul>
  )
}

function LegendItem({
  style,
  sample = '',
  label,
  count,
}: {
  style: SeatStyle
  /** The text in the drawn seat. */
  sample?: string
  label: string
  count: number
}) {
  return (
    <li className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={classes(
          'relative flex h-7 w-9 shrink-0 items-center justify-center rounded-md text-xs',
          style.className,
        )}
      >
        {sample}
        <SeatSign {...style} />
      </span>
      <span>
        {label} <strong className="tabular-nums">{count}</strong>
      </span>
    </li>
  )
}
