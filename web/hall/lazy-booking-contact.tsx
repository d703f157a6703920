import { lazyPart } from '#web/ui/lazy-part.tsx'

/**
 * Calls the member of a booking or writes to them about it, and notes it. Loaded on demand, with the messages in all
 * languages. The links' space is reserved, so that nothing moves when they load.
 */
export const LazyBookingContact = lazyPart(
  async () => (await import('#web/hall/booking-contact.tsx')).BookingContact,
  <div className="h-11 lg:h-7" />,
)
