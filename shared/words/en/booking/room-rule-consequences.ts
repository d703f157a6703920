/** What the room rules mean for a room's seats. */
export const ROOM_RULE_CONSEQUENCES = {
  both: {
    one: 'Only people with another gender or none stated can book 1 seat of {room}.',
    other: 'Only people with another gender or none stated can book {count} seats of {room}.',
  },
  everyone: {
    one: 'Nobody can book 1 seat of {room} online.',
    other: 'Nobody can book {count} seats of {room} online.',
  },
  women: {
    one: "Women can't book 1 seat of {room}.",
    other: "Women can't book {count} seats of {room}.",
  },
  men: {
    one: "Men can't book 1 seat of {room}.",
    other: "Men can't book {count} seats of {room}.",
  },
  unstated: {
    one: 'Members with another gender or none stated book 1 seat of {room} at reception.',
    other: 'Members with another gender or none stated book {count} seats of {room} at reception.',
  },
} as const
