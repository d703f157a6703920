import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'
import { type Audience, type RoomRules, RULED_AREAS, type UnstatedBooking } from './room-rules.ts'

export const ROOM_RULE_LABELS: Record<Audience | UnstatedBooking, string> = {
  women: 'Women',
  men: 'Men',
  everyone: 'Everyone',
  online: 'Online',
  reception: 'At reception',
}

/** Whether someone may change the room rules. Only the hall's owner may. */
export function mayChangeRoomRules({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
}

/** Returns the changed parts of the rules. */
export function changedRoomRules(before: RoomRules, after: RoomRules) {
  return RULED_AREAS.flatMap((area) =>
    (['audience', 'unstated'] as const).flatMap((part) => {
      const [was, is] = [before[area][part], after[area][part]]
      return was === is ? [] : [{ area, part, was, is }]
    }),
  )
}
