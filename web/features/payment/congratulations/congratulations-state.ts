import { isMemberId } from '#shared/domain/user/member-id.ts'

/** The history state that the payment screen passes to /congratulations. */
export type CongratulationsState = { memberId: string }

/** Returns the newly issued member ID in a history state, which may be anything. */
export function issuedId(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('memberId' in state)) return undefined
  const { memberId } = state
  return typeof memberId === 'string' && isMemberId(memberId) ? memberId : undefined
}
