/** Which free seat of the hall map will be filled in, on the screens that book one. */
export const SEAT_WISH = 'Seat {seat} will be filled in: {batch}, from {day}.'
