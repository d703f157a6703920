import { isMemberId } from '#shared/domain/member-id.ts'

/** What the payment screen carries to /congratulations in the history state. */
export type CongratulationsState = { dyanpittId: string }

/** The member ID that was just issued, from a history state, which may hold anything. */
export function issuedId(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('dyanpittId' in state)) return undefined
  const { dyanpittId } = state
  return typeof dyanpittId === 'string' && isMemberId(dyanpittId) ? dyanpittId : undefined
}
