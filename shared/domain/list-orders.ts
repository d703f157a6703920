/** The orders of the list of users: the newest first, by name, or by member ID, the lowest or the highest first. */
export const USER_ORDERS = ['newest', 'name', 'memberId', 'memberIdLast'] as const
export type UserOrder = (typeof USER_ORDERS)[number]

/** The orders of the list of bookings: the newest first, or by their end, the earliest or the latest first. */
export const BOOKING_ORDERS = ['newest', 'ends', 'endsLast'] as const
export type BookingOrder = (typeof BOOKING_ORDERS)[number]

/** The orders of the list of tours: the newest request first, by the visitor's name, or by the time of the visit. */
export const TOUR_ORDERS = ['newest', 'name', 'day', 'dayLast'] as const
export type TourOrder = (typeof TOUR_ORDERS)[number]
