/** The hall's name as screens, passes and mails write it. */
export const HALL_NAME = 'Dyanpeeth Abhyasika'
export const HALL_NAME_MARATHI = 'ज्ञानपीठ अभ्यासिका'
