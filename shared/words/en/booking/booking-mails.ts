/** The emails to members about their bookings and payments. */
export const WELCOME_MAIL = {
  subject: 'Welcome! Your member ID is {memberId}',
  welcome: 'Welcome! Your seat is ready and we look forward to seeing you.',
  memberId: 'Your member ID is {memberId}.',
  room: 'Your room is {room}.',
  batch: 'Your batch is {batch}.',
  seat: 'Your seat is {seat}.',
  period: 'Your membership starts on {first} and runs until {last}.',
  logIn:
    'You can log in with your member ID. The QR code for the entrance is on your dashboard:\n{link}',
  memberIdLabel: 'Member ID',
  pass: 'Your entrance pass is attached to this email. Show it at the entrance.',
  code: "It's faster with your phone: this page shows your entrance code, new every 30 seconds, even without internet. Open it once while logged in:\n{link}",
  where: 'Find us here: {address}\n{map}',
  wishes: 'We wish you every success with your studies.',
} as const

export const RECEIPT_MAIL = {
  subject: 'Your receipt for {amount}',
  received: 'Thank you! We received your payment of {amount} on {day}.',
  correctedSubject: 'Your corrected receipt for {amount}',
  corrected:
    'We had recorded the wrong payment method for your payment of {amount} on {day}. Your receipt is now corrected.',
  free: 'With a discount of {discount}, you had nothing to pay. Your seat is booked.',
  freePart:
    'The price was {price}. You got a discount of {discount}, so you had nothing to pay this time.',
  number: 'The receipt number is {number}.',
  invoiceNumber: 'The tax invoice number is {number}.',
  utr: 'The UTR is {utr}.',
  seat: {
    standard: 'It is for a standard seat.',
    silver: 'It is for a silver seat.',
    gold: 'It is for a gold seat.',
  },
  method: {
    upi: 'You paid by UPI.',
    cash: 'You paid in cash at reception.',
  },
  period: 'It covers your membership: {period}.',
  discount: 'The price was {price}. You got a discount of {discount}.',
  lateFee: 'It includes a late fee of {fee}.',
  deposits: {
    kept: '{deposit} of it is the deposit, which is not returned.',
    returned: '{deposit} of it is the deposit, which is returned when you leave.',
  },
  left: 'It is part of {price}. Please pay the remaining {left} at reception by {day}.',
  settled: 'It is the last part of {price}. Everything is paid now.',
  simulated: 'This was a test payment. No money moved.',
  keep: 'Please keep this email as your receipt.',
  print: 'You can see and download all your receipts here:\n{link}',
} as const

export const REFUND_MAIL = {
  subject: 'Your refund of {amount}',
  returned: 'We refunded {amount} to you on {day}.',
  depositSubject: 'Your deposit of {amount}',
  depositReturned: 'We returned your deposit of {amount} on {day}.',
  kept: 'We kept {amount} of it.',
  voucher: 'The refund voucher is {number}.',
  receipt: 'It belongs to your receipt {number}.',
  method: {
    upi: 'We sent it by UPI.',
    cash: 'You got it in cash at reception.',
  },
  utr: 'The UTR is {utr}.',
  booking: 'It is for your booking of seat {seat}: {period}.',
  reason: 'The reason: {reason}',
  simulated: 'The payment was a test, and so is this refund. No money moved.',
  print: 'You can see and download all your receipts here:\n{link}',
} as const

export const EXPIRY_MAIL = {
  subject: {
    one: 'Your membership expires in {count} day',
    other: 'Your membership expires in {count} days',
  },
  expires: {
    one: 'Your membership expires in {count} day. Your last day is {day}.',
    other: 'Your membership expires in {count} days. Your last day is {day}.',
  },
  renew:
    'Want to keep seat {seat} in {room}? Renew now. Your new plan starts when this one ends:\n{link}',
  thanks: "Already renewed? You're all set. Thank you for studying with us.",
} as const

export const PAYMENT_REMINDER_MAIL = {
  subject: 'Seat {seat} is held for you until {time}',
  held: 'You chose seat {seat} in {room}. It is held for you until {time}, and then others can book it.',
  pay: 'The price is {amount}. Finish your booking to keep the seat:\n{link}',
  otherwise: "Changed your mind? You don't have to do anything.",
} as const

export const DUE_MAIL = {
  subject: {
    today: 'Please pay {open} today',
    later: 'Please pay {open} by {day}',
    late: '{open} was due yesterday',
  },
  open: 'You have paid part of the price of seat {seat}. {open} is still due.',
  pay: {
    today: 'Please pay it at reception today, by UPI or in cash.',
    later: 'Please pay it at reception by {day}, by UPI or in cash.',
    late: 'It was due yesterday. Please pay it at reception, by UPI or in cash.',
  },
  lateFee: {
    later: 'If you pay after {day}, there is a late fee of {fee}.',
    today: 'If you pay after today, there is a late fee of {fee}.',
    now: 'There is also a late fee of {fee} now.',
  },
  door: {
    later: 'After that day, the entrance lets you in only once it is paid.',
    today: 'After today, the entrance lets you in only once it is paid.',
    late: 'Until it is paid, the entrance does not let you in.',
  },
  thanks: 'Already paid? Thank you. You can find every receipt here:\n{link}',
} as const

export const SEAT_RESERVED_MAIL = {
  held: {
    subject: 'Seat {seat} is held until {day}. Pay {amount}',
    text: 'You reserved seat {seat} in {room}: {period}. It is held for you until {until}. Please pay {amount} by then.',
  },
  /** When the hold had ended before the member reserved the seat again. */
  notHeld: {
    subject: 'Pay {amount} for seat {seat}',
    text: "You reserved seat {seat} in {room}: {period}. It is no longer held for you, but you can still pay {amount} while it's free.",
  },
  upi: 'By UPI, from your phone: pay exactly {amount} to {upiId}, then enter the UTR here:\n{link}',
  booking: 'See your booking:\n{link}',
  reception: 'At reception: in cash or by UPI.',
  hours: 'Hours: {hours}',
  phone: 'Phone: {phone}',
  address: 'Address: {address}',
  entry: 'You can enter the study hall once you have paid.',
} as const

export const SEAT_BOOKED_MAIL = {
  subject: 'Seat {seat} is booked for you',
  booked: 'Reception booked seat {seat} in {room} for you: {period}.',
  pay: 'Please pay {amount} at reception by {until}. Others can book the seat after that.',
  unexpected: "If you didn't expect this, please talk to us at reception.",
} as const

export const SEAT_MOVED_MAIL = {
  subject: 'Your seat is now {seat}',
  moved:
    'Your booking ({period}) has moved from seat {oldSeat} to seat {seat}. The price stays the same.',
  pass: 'Please download your entrance pass again from your dashboard.',
} as const

export const BOOKING_CANCELLED_MAIL = {
  subject: 'Your booking has been cancelled',
  cancelled:
    'Your booking of seat {seat} ({period}) has been cancelled, and the seat is free again.',
  unexpected: "If you didn't expect this, please talk to us at reception.",
} as const

export const UTR_REJECTED_MAIL = {
  subject: "We couldn't confirm your payment of {amount}",
  rejected: "We couldn't confirm your UPI payment of {amount} with the UTR {utr}.",
  note: 'Reception adds: {note}',
  again:
    'Please check the UTR in your UPI app and enter it again. Your seat is still held as long as the payment page says so:\n{link}',
  paid: "Was the money taken from your account? Then don't pay again: show us the payment at reception.",
} as const
