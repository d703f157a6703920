/**
 * kept: the hall keeps the deposit, and asks for it again once it is no longer valid. returned: the hall holds it
 * until reception returns it, and asks for it again only afterwards.
 */
export const DEPOSIT_KINDS = ['kept', 'returned'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** none: members pay no deposit. */
export const DEPOSIT_MODES = ['none', ...DEPOSIT_KINDS] as const
export type DepositMode = (typeof DEPOSIT_MODES)[number]
