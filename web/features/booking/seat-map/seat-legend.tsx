import type { ReactNode } from 'react'
import type { Tier } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { JUST_TAKEN, SeatFigure } from '#web/features/booking/seat-map/seat-figure.tsx'
import type { SeatState } from '#web/features/booking/seat-map/seat-state.ts'
import { classes } from '#web/ui/classes.ts'
import { TIER_LABELS } from '#words/booking/seat-labels.ts'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

const WORDS = SEAT_MAP_WORDS.legend

/** The room's tiers with their prices. */
export function TierLegend({
  tiers,
  prices,
  notes,
}: {
  tiers: readonly Tier[]
  prices: Record<Tier, string>
  /** What the seats of each tier offer; '' if nothing is known. */
  notes: Record<Tier, string>
}) {
  const tiersWithNotes = tiers.filter((tier) => notes[tier] !== '')
  return (
    <div>
      <ul aria-label={WORDS.prices} className="flex flex-wrap justify-center gap-x-5 gap-y-2">
        {tiers.map((tier) => (
          <LegendEntry key={tier} tier={tier} state="available">
            <span className="block text-ink-soft">{TIER_LABELS[tier]}</span>
            <span className="block font-semibold tabular-nums">{prices[tier]}</span>
          </LegendEntry>
        ))}
      </ul>
      {tiersWithNotes.length > 0 && (
        <ul className="mt-2 text-center text-sm text-pretty text-ink-soft">
          {tiersWithNotes.map((tier) => (
            <li key={tier}>
              {fillIn(SEAT_MAP_WORDS.tierNote, { tier: TIER_LABELS[tier], note: notes[tier] })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Explains the states that are on the map. */
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
    <ul aria-label={WORDS.states} className="flex flex-wrap justify-center gap-x-5 gap-y-2">
      <LegendEntry state="available">{WORDS.available}</LegendEntry>
      <LegendEntry state="selected">{WORDS.selected}</LegendEntry>
      <LegendEntry state="occupied">{WORDS.occupied}</LegendEntry>
      {unavailable && <LegendEntry state="unavailable">{WORDS.unavailable}</LegendEntry>}
      {yours && (
        <LegendEntry state="available" yours>
          {WORDS.yours}
        </LegendEntry>
      )}
      {/* On narrow screens, its space is reserved, so that the plan does not move when somebody takes a seat. */}
      <LegendEntry state="occupied" className={JUST_TAKEN} shown={justTaken}>
        {WORDS.justTaken}
      </LegendEntry>
    </ul>
  )
}

function LegendEntry({
  tier = 'standard',
  state,
  yours = false,
  shown = true,
  className,
  children,
}: {
  tier?: Tier
  state: SeatState
  yours?: boolean
  shown?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <li
      className={classes(
        'flex items-center gap-2 text-sm leading-tight',
        !shown && 'invisible md:hidden',
      )}
    >
      <span
        aria-hidden="true"
        className={classes('relative h-7 w-5.5 shrink-0 rounded-md', className)}
      >
        <SeatFigure tier={tier} state={state} yours={yours} side="top" />
      </span>
      <span>{children}</span>
    </li>
  )
}
