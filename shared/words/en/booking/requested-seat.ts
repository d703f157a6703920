/** Which free seat of the hall map will be filled in, on the screens that book one. */
export const REQUESTED_SEAT = 'Seat {seat} will be filled in: {batch}, from {day}.'
