/** What a room is like and who can book it online. */
export const ROOM_SUMMARY_WORDS = {
  kinds: { basic: 'Basic', premium: 'Premium', garden: 'Garden' },
  audiences: {
    everyone: '{kind}, {all} seats, for everyone',
    men: '{kind}, {all} seats, for men',
    women: '{kind}, {all} seats, for women',
    someForMen: '{kind}, {all} seats: {men} for men, the other {reception} at reception',
    someForWomen: '{kind}, {all} seats: {women} for women, the other {reception} at reception',
    shared: '{kind}, {all} seats: men can book {men}, women {women}',
    reception: '{kind}, {all} seats, booked at reception',
  },
} as const
