/** What an admin can do with a booking of the list. */
export type BookingAct = 'move' | 'cancel' | 'confirm'
