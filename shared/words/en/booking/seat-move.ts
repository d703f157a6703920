/** Moving a booking to another seat of its room. */
export const SEAT_MOVE_WORDS = {
  title: 'Move {name} from seat {seat}',
  effect: "The booking keeps its price. We'll email {name} the new seat.",
  keep: 'Keep seat',
  move: 'Move booking',
  busy: 'Moving...',
  freeSeats: 'Free seats in {room}',
  againstRules: 'Free, but against the room rules',
  againstRulesHint:
    "{name} can't book these online. You can still choose one; the audit log will show it.",
  noneFree: 'No other seat in this room is free on all these days.',
  loading: 'Finding free seats...',
  failed: 'Failed to load the free seats',
  continueFrom: 'Continue from seat {seat}',
  /** The old and the new seat with their tiers. */
  seats: '{from} ({fromTier}) → {to} ({toTier})',
  spoken: 'From seat {from}, {fromTier}, to seat {to}, {toTier}',
  samePrice: 'Both seats cost the same.',
  more: '{to} costs {amount} more than {from} until {day}. Moving does not charge it.',
  less: '{to} costs {amount} less than {from} until {day}. Moving does not refund it.',
} as const
