/** Success messages of bookings and payments. */
export const BOOKING_MESSAGES = {
  seatHeld: 'Your seat is held until you pay',
  renewalHeld: 'Your renewal is held until you pay',
  made: 'Seat {seat} booked',
  moved: 'Booking moved to seat {seat}',
  cancelled: 'Booking cancelled. The seat is free again.',
  partPaid: 'Payment taken, receipt {number}',
  refunded: 'Refund {number} recorded',
  depositReturned: 'Deposit returned, voucher {number}',
} as const

export const PAYMENT_MESSAGES = {
  completed: 'Payment completed successfully',
  waitsAtDesk: 'Please pay at reception. Your seat is held until then.',
  confirmed: 'Payment confirmed',
  methodCorrected: 'Payment method corrected',
  utrSent: "We're checking your payment",
  screenshotSaved: 'Screenshot saved',
  utrRejected: "Payment rejected. We've emailed the member.",
} as const
