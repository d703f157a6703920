/** Who may book a room or section online. */
export const AUDIENCES = ['women', 'men', 'everyone'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Where users who gave another gender or none can book. */
export const UNSTATED_BOOKING = ['online', 'reception'] as const
export type UnstatedBooking = (typeof UNSTATED_BOOKING)[number]

/**
 * `unstated` applies to users who gave another gender or none. It has no effect on a room or
 * section for everyone.
 */
export type RoomRule = { readonly audience: Audience; readonly unstated: UnstatedBooking }

/**
 * The rooms, each followed by its sections. Both rules apply to a seat: its room's and its
 * section's.
 */
export const RULED_AREAS = [
  'Dyandhara Kaksh',
  'Dyanpurn Kaksh',
  'Dyanpurn Kaksh, Section A',
  'Dyanpurn Kaksh, Section B',
  'Dyanpurn Kaksh, Section C',
  'Dyanasmi Kaksh',
  'Dyanasmi Kaksh, Section A',
  'Dyanasmi Kaksh, Section B',
  'Dyanasmi Kaksh, Section C',
] as const
export type RuledArea = (typeof RULED_AREAS)[number]
export type RoomRules = Readonly<Record<RuledArea, RoomRule>>

const FOR_MEN: RoomRule = { audience: 'men', unstated: 'online' }
const FOR_WOMEN: RoomRule = { audience: 'women', unstated: 'online' }
const FOR_EVERYONE: RoomRule = { audience: 'everyone', unstated: 'online' }

/**
 * The default: specification document 2, section 5 as written. Section A refuses female users even in the women's
 * room; see docs/spec-choices.md.
 */
export const DEFAULT_ROOM_RULES: RoomRules = {
  'Dyandhara Kaksh': FOR_MEN,
  'Dyanpurn Kaksh': FOR_MEN,
  'Dyanpurn Kaksh, Section A': FOR_MEN,
  'Dyanpurn Kaksh, Section B': FOR_EVERYONE,
  'Dyanpurn Kaksh, Section C': FOR_EVERYONE,
  'Dyanasmi Kaksh': FOR_WOMEN,
  'Dyanasmi Kaksh, Section A': FOR_MEN,
  'Dyanasmi Kaksh, Section B': FOR_EVERYONE,
  'Dyanasmi Kaksh, Section C': FOR_EVERYONE,
}
