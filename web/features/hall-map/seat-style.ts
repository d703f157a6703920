import type { SeatStanding } from '#shared/domain/booking/hall-map.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** Diagonal hatching, as on architects' plans. */
const HATCH = 'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-line)_5px_6.5px)]'

/** How a seat is drawn. The sign and the style of the border distinguish standings without colour. */
export const SEAT_STYLES: Record<
  SeatStanding,
  { className: string; sign?: { icon: IconName; className: string } }
> = {
  free: { className: 'border-2 border-primary bg-raised text-ink' },
  taken: { className: 'border border-line-strong bg-sunken text-ink' },
  ending: {
    className: 'border-2 border-warning bg-warning-soft text-ink',
    sign: { icon: 'clock', className: 'bg-warning text-surface' },
  },
  unpaid: {
    className: 'border-2 border-dashed border-danger bg-danger-soft text-ink',
    sign: { icon: 'rupee', className: 'bg-danger text-on-danger' },
  },
  closed: {
    className: `border border-dashed border-line-strong text-ink-soft ${HATCH}`,
    sign: { icon: 'lock', className: 'bg-line-strong text-surface' },
  },
}
