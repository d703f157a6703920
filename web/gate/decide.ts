import {
  type DoorSituation,
  type DoorVerdict,
  doorVerdict,
} from '#shared/domain/door/door-verdict.ts'
import type { Recognised } from '#web/gate/recognise.ts'

/** Decides about a recognised code other than a visitor pass. */
export function decide(
  recognised: Exclude<Recognised, { kind: 'visitor' }>,
  situation: DoorSituation,
): DoorVerdict {
  if (recognised.kind === 'refused') {
    const verdict = doorVerdict(undefined, undefined, { situation })
    // If the gate may not decide at all, that reason takes precedence over the code's.
    return verdict.reason === 'unreadable' ? { ...verdict, reason: recognised.reason } : verdict
  }
  const { proof, member, pass, claimedMember } = recognised
  const verdict = doorVerdict(proof, member, { pass, situation })
  if (!claimedMember || !verdict.looks.includes('newSinceSync')) return verdict
  // The roster doesn't have the pass, but it has the member, so the member's state counts as well.
  const byMember = doorVerdict(proof, claimedMember, { situation })
  if (byMember.kind === 'refused') return byMember
  const looks = [...new Set([...verdict.looks, ...byMember.looks])]
  return { ...byMember, kind: 'look', looks, ...(verdict.at && { at: verdict.at }) }
}
