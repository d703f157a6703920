import type { ReactNode } from 'react'
import { TIER_LABELS } from '#shared/domain/booking/price-rows.ts'
import type { Tier } from '#shared/domain/booking/seats.ts'
import { JUST_TAKEN, SeatFigure } from '#web/features/booking/seat-map/seat-figure.tsx'
import type { SeatState } from '#web/features/booking/seat-map/seat-state.ts'
import { classes } from '#web/ui/classes.ts'

/** The room's tiers with their prices. */
export function TierLegend({
  tiers,
  prices,
}: {
  tiers: readonly Tier[]
  prices: Record<Tier, string>
}) {
  return (
    <ul aria-label="Seat prices" className="flex flex-wrap justify-center gap-x-5 gap-y-2">
      {tiers.map((tier) => (
        <LegendEntry key={tier} tier={tier} state="available">
          <span className="block text-ink-soft">{TIER_LABELS[tier]}</span>
          <span className="block font-semibold tabular-nums">{prices[tier]}</span>
        </LegendEntry>
      ))}
    </ul>
  )
}

/** Explains the signs that are on the map. */
export function StateLegend({
  yours,
  unavailable,
  justTaken,
}: {
  yours: boolean
  unavailable: boolean
  justTaken: boolean
}) {
  return (
    <ul aria-label="Map legend" className="flex flex-wrap justify-center gap-x-5 gap-y-2">
      <LegendEntry state="selected">Selected</LegendEntry>
      <LegendEntry state="occupied">Occupied</LegendEntry>
      {justTaken && (
        <LegendEntry state="occupied" look={JUST_TAKEN}>
          Just taken
        </LegendEntry>
      )}
      {unavailable && <LegendEntry state="unavailable">Not available to you</LegendEntry>}
      {yours && (
        <LegendEntry state="available" yours>
          Your seat
        </LegendEntry>
      )}
    </ul>
  )
}

function LegendEntry({
  tier = 'standard',
  state,
  yours = false,
  look,
  children,
}: {
  tier?: Tier
  state: SeatState
  yours?: boolean
  look?: string
  children: ReactNode
}) {
  return (
    <li className="flex items-center gap-2 text-sm leading-tight">
      <span aria-hidden="true" className={classes('relative h-7 w-5.5 shrink-0 rounded-md', look)}>
        <SeatFigure tier={tier} state={state} yours={yours} side="top" />
      </span>
      <span>{children}</span>
    </li>
  )
}
