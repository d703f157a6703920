/** The days of a booking. */
export const PERIOD = '{first} to {last}'
