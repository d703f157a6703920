import type { SeatStanding } from '#shared/domain/desk-booking/hall-map.ts'
import type { MoveTarget } from '#shared/domain/desk-booking/seat-move.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** Diagonal hatching, as on architects' plans. */
const HATCH = 'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-line)_5px_6.5px)]'

/** How a seat is drawn. The sign and the style of the border distinguish seats without colour. */
export type SeatStyle = { className: string; sign?: { icon: IconName; className: string } }

export const SEAT_STYLES: Record<SeatStanding, SeatStyle> = {
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

export const MOVE_TARGET_STYLES: Record<MoveTarget, SeatStyle> = {
  free: SEAT_STYLES.free,
  againstRules: {
    className: 'border-2 border-dashed border-warning bg-warning-soft text-ink',
    sign: { icon: 'alert', className: 'bg-warning text-surface' },
  },
  current: {
    className: 'border-2 border-primary bg-primary text-on-primary',
    sign: { icon: 'user', className: 'bg-ink text-surface' },
  },
  unavailable: { className: `border border-dashed border-line-strong text-ink-soft ${HATCH}` },
}
