/** The hall's name on screens, passes and in emails. */
export const HALL_NAME = 'Dyanpeeth Abhyasika'
export const HALL_NAME_MARATHI = 'ज्ञानपीठ अभ्यासिका'
