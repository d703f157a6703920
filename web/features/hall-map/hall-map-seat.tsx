import type { SeatId } from '#shared/domain/booking/seats.ts'
import { seatStanding } from '#shared/domain/desk-booking/hall-map.ts'
import type { MapSeat } from '#web/api/booking/hall-map.ts'
import { SEAT_STYLES, type SeatStyle } from '#web/features/hall-map/seat-style.ts'
import { holderName, seatText } from '#web/features/hall-map/seat-text.ts'
import { firstNameOf, initialsOf } from '#web/features/hall-map/short-name.ts'
import type { SeatFocusProps } from '#web/hall/seat-plan/seat-grid.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'

/**
 * A seat with its number and its holders' first names, or their initials if those don't fit. Its accessible name is its
 * text content, most of which only screen readers get.
 */
export function HallMapSeat({
  seat,
  focusProps,
  onOpen,
}: {
  seat: MapSeat
  focusProps: SeatFocusProps
  onOpen: () => void
}) {
  const style = SEAT_STYLES[seatStanding(seat)]
  return (
    <button
      {...focusProps}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={classes(
        '@container absolute inset-[4%] touch-manipulation rounded-md hover:outline-2 hover:outline-ink focus-visible:z-10 focus-visible:outline-offset-1',
        style.className,
      )}
    >
      <span
        className={classes(
          'flex h-full flex-col items-center justify-center overflow-hidden px-px leading-none @min-[3.75rem]:px-1 @min-[3.75rem]:leading-tight',
          // Below the sign.
          style.sign && 'pt-1.5 @min-[2.5rem]:pt-0',
        )}
      >
        <SeatNumber id={seat.seat} />{' '}
        {seat.holders.map((holder) => (
          <HolderName key={holder.bookingId} name={holderName(holder)} />
        ))}
        <span className="sr-only">{seatText(seat)}</span>
      </span>
      <SeatSign {...style} />
    </button>
  )
}

/** A seat's ID. On a narrow screen only the number, because the plan shows the letter, too. */
export function SeatNumber({ id }: { id: SeatId }) {
  return (
    <span className="text-[0.625rem] font-semibold tabular-nums @min-[2.5rem]:text-sm">
      <span className="max-[22rem]:sr-only">{id.slice(0, 1)}</span>
      {id.slice(1)}
    </span>
  )
}

/** The first name, which the seat's text contains anyway, or the initials. */
function HolderName({ name }: { name: string }) {
  return (
    <>
      <span className="text-[0.625rem] @min-[3.75rem]:hidden"> {initialsOf(name)}</span>
      <span aria-hidden="true" className="hidden max-w-full truncate text-sm @min-[3.75rem]:block">
        {firstNameOf(name)}
      </span>
    </>
  )
}

/** The sign in the corner, explained by the legend. */
export function SeatSign({ sign }: Pick<SeatStyle, 'sign'>) {
  if (!sign) return null
  return (
    <span
      aria-hidden="true"
      className={classes(
        'absolute -top-2 -right-1 flex size-3.5 items-center justify-center rounded-full sm:-top-1 sm:size-4.5',
        sign.className,
      )}
    >
      <Icon name={sign.icon} className="size-2.5 sm:size-3.5" />
    </span>
  )
}
