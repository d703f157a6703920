import type { Seat, Tier } from '#shared/domain/booking/seats.ts'
import { SeatGlyph, type SeatGlyphName } from '#web/features/booking/seat-map/seat-glyph.tsx'
import type { SeatState } from '#web/features/booking/seat-map/seat-state.ts'
import type { ChairSide } from '#web/hall/seat-plan/chair-side.ts'
import { classes } from '#web/ui/classes.ts'

/** Diagonal hatching, as on architects' plans. */
const HATCH = 'bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-line)_3px_4.5px)]'

/** Marks a seat that was taken while the map was open. */
export const JUST_TAKEN = 'ring-2 ring-warning ring-offset-1 ring-offset-surface'

const freeDesk: Record<Tier, string> = {
  standard: 'border-primary bg-raised text-ink',
  silver: 'border-silver bg-silver-soft text-ink',
  gold: 'border-gold bg-gold-soft text-ink',
}
const freeChair: Record<Tier, string> = {
  standard: 'border-primary bg-primary-soft',
  silver: 'border-silver bg-silver text-surface',
  gold: 'border-gold bg-gold text-surface',
}
const otherDesk: Record<Exclude<SeatState, 'available'>, string> = {
  selected: 'border-primary bg-primary text-on-primary',
  occupied: `border-line-strong bg-sunken text-ink-soft ${HATCH}`,
  unavailable: 'border-dashed border-line-strong bg-transparent text-ink-soft',
}
const otherChair: Record<Exclude<SeatState, 'available'>, string> = {
  selected: 'border-primary bg-accent text-on-accent',
  occupied: 'border-line-strong bg-line-strong',
  unavailable: 'border-dashed border-line-strong bg-transparent text-ink-soft',
}

const deskPlace: Record<ChairSide, string> = {
  top: 'inset-x-0 bottom-0 top-[31%]',
  bottom: 'inset-x-0 top-0 bottom-[31%]',
  left: 'inset-y-0 right-0 left-[31%]',
  right: 'inset-y-0 left-0 right-[31%]',
}
const chairPlace: Record<ChairSide, string> = {
  top: 'inset-x-[18%] top-0 h-[27%] rounded-t-full rounded-b-[15%]',
  bottom: 'inset-x-[18%] bottom-0 h-[27%] rounded-b-full rounded-t-[15%]',
  left: 'inset-y-[18%] left-0 w-[27%] rounded-l-full rounded-r-[15%]',
  right: 'inset-y-[18%] right-0 w-[27%] rounded-r-full rounded-l-[15%]',
}

/** A desk with its chair, seen from above. Fills its positioned parent. */
export function SeatFigure({
  seat,
  tier,
  state,
  yours = false,
  side,
}: {
  /** Omitted in the legend. */
  seat?: Pick<Seat, 'letter' | 'number'>
  tier: Tier
  state: SeatState
  yours?: boolean
  side: ChairSide
}) {
  const free = state === 'available'
  const sign = seatSign(state, tier)
  return (
    <>
      <span
        className={classes(
          'absolute flex items-center justify-center border',
          chairPlace[side],
          free ? freeChair[tier] : otherChair[state],
        )}
      >
        {sign && <SeatGlyph name={sign} className="size-[62%] min-h-2 min-w-2" />}
      </span>
      <span
        className={classes(
          'absolute flex items-center justify-center rounded-md border text-[0.8125rem] leading-none font-semibold tabular-nums sm:text-base',
          deskPlace[side],
          free ? freeDesk[tier] : otherDesk[state],
        )}
      >
        {seat && (
          // On narrow desks the text wraps, with the letter above the number.
          <span
            className={classes('text-center', (side === 'left' || side === 'right') && 'w-min')}
          >
            <span className="text-[0.625rem] font-medium opacity-80 max-[22rem]:hidden sm:text-xs">
              {seat.letter}
            </span>
            <wbr />
            {seat.number}
          </span>
        )}
      </span>
      {yours && (
        <SeatGlyph
          name="yours"
          className={classes(
            'absolute -top-0.5 -left-0.5 size-[36%] max-h-4',
            state === 'selected' ? 'text-accent' : 'text-accent-ink',
          )}
        />
      )}
    </>
  )
}

/** Returns the sign on the chair, so that state and tier don't rely on colour alone. */
function seatSign(state: SeatState, tier: Tier): SeatGlyphName | undefined {
  if (state === 'unavailable') return 'lock'
  if (state === 'selected') return 'check'
  if (state === 'occupied' || tier === 'standard') return undefined
  return tier
}
