import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Lets members cancel their unpaid booking. Loaded on demand, because few members do. */
export const CancelOwnBooking = lazyPart(
  async () => (await import('#web/hall/cancel-own-booking-button.tsx')).CancelOwnBookingButton,
  <div className="h-11" />,
)
