import type { RoomRules } from '../domain/booking/room-rules.ts'
import { roomSummary, type SummaryAudience } from '../domain/booking/room-summary.ts'
import type { ROOM_DETAILS, Room } from '../domain/booking/rooms.ts'
import { fillIn } from '../domain/placeholders.ts'

/** A language's words for a room: its kinds, and a sentence for each audience. */
export type RoomSummaryWords = {
  readonly kinds: Readonly<Record<(typeof ROOM_DETAILS)[Room]['kind'], string>>
  readonly audiences: Readonly<Record<SummaryAudience, string>>
}

/** Says what a room is like, how many seats it has, and who can book them online. */
export function roomSummaryText(room: Room, rules: RoomRules, words: RoomSummaryWords): string {
  const { kind, audience, ...counts } = roomSummary(room, rules)
  return fillIn(words.audiences[audience], { ...counts, kind: words.kinds[kind] })
}
