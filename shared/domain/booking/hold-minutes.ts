/**
 * Minutes that an unpaid booking keeps its seat, unless HOLD_MINUTES overrides it. Not in hold.ts, so that pages don't
 * load the rules of a hold with it.
 */
export const DEFAULT_HOLD_MINUTES = 30
