import { createHmac } from 'node:crypto'
import type { RosterHall, RosterMember } from '#bench/load/add-roster.ts'
import { encodePhoneCode, stepAt, stepMessage } from '#shared/domain/door/phone-code.ts'

/** The code that the member's phone shows now. */
export function phoneCode({ keys, phoneKey }: RosterHall, member: RosterMember): string {
  const step = stepAt(new Date())
  const mac = createHmac('sha256', phoneKey(member)).update(stepMessage(step)).digest()
  return encodePhoneCode({ ...member, epoch: keys.epoch, step, mac })
}
