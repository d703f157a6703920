import {
  type DoorSituation,
  type DoorVerdict,
  doorVerdict,
} from '#shared/domain/door/door-verdict.ts'
import type { Recognised } from '#web/gate/recognise.ts'

/** Decides about a recognised code, except visitor passes, which the visitor scanner handles. */
export function decide(
  recognised: Exclude<Recognised, { kind: 'visitor' }>,
  situation: DoorSituation,
): DoorVerdict {
  if (recognised.kind === 'refused') {
    const verdict = doorVerdict(undefined, undefined, { situation })
    // That the gate may not decide at all takes precedence over the code's own reason.
    return verdict.reason === 'unreadable' ? { ...verdict, reason: recognised.reason } : verdict
  }
  const { proof, member, pass, claimed } = recognised
  const verdict = doorVerdict(proof, member, { pass, situation })
  if (!claimed || !verdict.looks.includes('newSinceSync')) return verdict
  // The pass is new but the member is known, so the member's state in the roster counts as well.
  const byMember = doorVerdict(proof, claimed, { situation })
  if (byMember.kind === 'refused') return byMember
  const looks = [...new Set([...verdict.looks, ...byMember.looks])]
  return { ...byMember, kind: 'look', looks, ...(verdict.at && { at: verdict.at }) }
}
