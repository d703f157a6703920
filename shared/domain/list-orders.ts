/** The orders of the list of users: the newest first, or by name. */
export const USER_ORDERS = ['newest', 'name'] as const
export type UserOrder = (typeof USER_ORDERS)[number]

/** The orders of the list of bookings: the newest first, or by their end, the earliest or the latest first. */
export const BOOKING_ORDERS = ['newest', 'ends', 'endsLast'] as const
export type BookingOrder = (typeof BOOKING_ORDERS)[number]
