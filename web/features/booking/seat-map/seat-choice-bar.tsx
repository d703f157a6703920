import { useEffect, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { SeatView } from '#web/features/booking/seat-map/seat-state.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SEAT_NAME, TIER_LABELS } from '#words/booking/seat-labels.ts'
import { SEAT_MAP_WORDS as WORDS } from '#words/booking/seat-map.ts'

/** The map's footer: the selected seat, its price, and messages. */
export function SeatChoiceBar({
  selected,
  message,
  onConfirm,
}: {
  selected: SeatView | undefined
  message: string | undefined
  onConfirm: () => void
}) {
  // Rendered later, because screen readers announce only changes of a live region, not its initial content.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    // The bar has a fixed height, and messages are above it, so that the plan doesn't move.
    <div className="relative w-full">
      <div
        role="status"
        className="pointer-events-none absolute inset-x-0 bottom-[calc(100%+1.5rem)] z-20"
      >
        {mounted && message !== undefined && (
          <p className="flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning shadow-lift">
            <Icon name="alert" className="mt-px size-4.5" />
            <span>{message}</span>
          </p>
        )}
      </div>
      <div className="flex min-h-14 items-center justify-between gap-4">
        <div className="grid min-w-0 *:[grid-area:1/1]" aria-live="polite">
          {selected && <SelectedSeat view={selected} />}
          {/* Keeps its place when hidden: it may take more lines than a seat. */}
          <NoSeat hidden={selected !== undefined} />
        </div>
        <Button className="shrink-0" disabled={selected === undefined} onClick={onConfirm}>
          {WORDS.confirm}
        </Button>
      </div>
    </div>
  )
}

function SelectedSeat({ view: { seat, price } }: { view: SeatView }) {
  return (
    <div>
      <p className="flex items-center gap-2">
        <span className="font-display text-lg leading-tight font-semibold">
          {fillIn(SEAT_NAME, { seat: seat.id })}
        </span>
        {seat.tier !== 'standard' && <Badge tone={seat.tier}>{TIER_LABELS[seat.tier]}</Badge>}
      </p>
      <p className="font-semibold tabular-nums">{rupees(price)}</p>
    </div>
  )
}

function NoSeat({ hidden }: { hidden: boolean }) {
  return (
    <div className={hidden ? 'invisible' : undefined}>
      <p className="font-medium">{WORDS.noSeat}</p>
      <p className="text-sm text-ink-soft">{WORDS.tapSeat}</p>
    </div>
  )
}
