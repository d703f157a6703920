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
    one: '1 seat of {room} is booked at reception if another gender or none is stated.',
    other: '{count} seats of {room} are booked at reception if another gender or none is stated.',
  },
} as const
