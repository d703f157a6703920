import { refusedSeats } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { localPlural } from '#web/ui/local-text.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { ROOM_RULE_CONSEQUENCES } from '#words/booking/room-rule-consequences.ts'

/** Returns what the rules mean for a room: a sentence for each group of people that can't book some seats. */
export function roomRuleConsequences(room: Room, rules: RoomRules): string[] {
  const refused = refusedSeats(room, rules)
  // Seats that (almost) nobody can book come first, because the owner may not have intended that.
  const nobody = refused.everyone > 0 ? 'everyone' : 'both'
  return ([nobody, 'women', 'men', 'unstated'] as const)
    .filter((group) => refused[group] > 0)
    .map((group) => {
      const count = refused[group]
      const sentence = localPlural(count, ROOM_RULE_CONSEQUENCES[group])
      return fillIn(sentence, { room: ROOM_LABELS[room], count })
    })
}
