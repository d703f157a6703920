/** The hall's rooms, which the specification calls membership types (document 2, section 3). */
export const ROOMS = ['Dyandhara Kaksh', 'Dyanpurn Kaksh', 'Dyanasmi Kaksh'] as const
export type Room = (typeof ROOMS)[number]

export const ROOM_DETAILS: Record<Room, { marathi: string; kind: 'basic' | 'premium' | 'garden' }> =
  {
    'Dyandhara Kaksh': { marathi: 'ज्ञानधारा कक्ष', kind: 'basic' },
    'Dyanpurn Kaksh': { marathi: 'ज्ञानपूर्ण कक्ष', kind: 'premium' },
    'Dyanasmi Kaksh': { marathi: 'ज्ञानास्मी कक्ष', kind: 'garden' },
  }
