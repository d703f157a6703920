/** What reception writes to visitors on WhatsApp, in the visitor's language. */
export const TOUR_CONTACT_MESSAGES = {
  pending:
    'Hello {name}, this is {hall}. You asked for a tour on {day}, {time}. Does that still suit you?',
  confirmed: 'Hello {name}, this is {hall}. We look forward to your tour on {day}, {time}.',
  completed:
    'Hello {name}, this is {hall}. Thank you for visiting us. Would you like to book a seat, or do you have any questions?',
  cancelled:
    'Hello {name}, this is {hall}. Your tour on {day} was cancelled. Would you like to come on another day?',
} as const
