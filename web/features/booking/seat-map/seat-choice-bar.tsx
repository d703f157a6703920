import { useEffect, useState } from 'react'
import { TIER_LABELS } from '#shared/domain/booking/price-rows.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { SeatView } from '#web/features/booking/seat-map/seat-state.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

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
  // Screen readers announce only changes after the map is rendered, not its initial content.
  const [listening, setListening] = useState(false)
  useEffect(() => setListening(true), [])
  return (
    <div className="w-full">
      <div role="status">
        {listening && message !== undefined && (
          <p className="mb-3 flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
            <Icon name="alert" className="mt-px size-4.5" />
            <span>{message}</span>
          </p>
        )}
      </div>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0" aria-live="polite">
          {selected ? <SelectedSeat view={selected} /> : <NoSeat />}
        </div>
        <Button className="shrink-0" disabled={selected === undefined} onClick={onConfirm}>
          Confirm seat
        </Button>
      </div>
    </div>
  )
}

function SelectedSeat({ view: { seat, price } }: { view: SeatView }) {
  return (
    <>
      <p className="flex items-center gap-2">
        <span className="font-display text-lg leading-tight font-semibold">Seat {seat.id}</span>
        {seat.tier !== 'standard' && <Badge tone={seat.tier}>{TIER_LABELS[seat.tier]}</Badge>}
      </p>
      <p className="font-semibold tabular-nums">{rupees(price)}</p>
    </>
  )
}

function NoSeat() {
  return (
    <>
      <p className="font-medium">No seat selected yet</p>
      <p className="text-sm text-ink-soft">Tap a free seat on the map.</p>
    </>
  )
}
