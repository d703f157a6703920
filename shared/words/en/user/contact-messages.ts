/** What reception writes to members on WhatsApp, in the member's language. */
export const CONTACT_MESSAGES = {
  greeting: 'Hello {name}, this is {hall}.',
  ending: {
    one: 'Hello {name}, your membership at {hall} ends on {day}: {count} day left. Renew online or at reception to keep seat {seat}.',
    other:
      'Hello {name}, your membership at {hall} ends on {day}: {count} days left. Renew online or at reception to keep seat {seat}.',
  },
  ended:
    'Hello {name}, your membership at {hall} ended on {day}. To come back, renew online or at reception. We look forward to seeing you.',
  unpaid: 'Hello {name}, {amount} for seat {seat} at {hall} is still due. Please pay at reception.',
  unpaidUntil:
    'Hello {name}, {amount} for seat {seat} at {hall} is still due. Please pay at reception by {day}.',
  due: 'Hello {name}, {amount} of the price of seat {seat} at {hall} is still to be paid, by {day}. Please pay at reception.',
  claim:
    'Hello {name}, this is {hall}. To see your pass and receipts on your phone, open {link} and enter your mobile number and the code {code}. It is valid until {day}.',
} as const
