/** The search on every admin page. */
export const ADMIN_SEARCH_WORDS = {
  title: 'Search',
  label: 'Search members and bookings',
  hint: 'Name, phone, email, member ID, seat, receipt number or UTR',
  results: 'Results',
  members: 'People',
  bookings: 'Bookings',
  papers: 'Receipts',
  credits: 'Bank statement',
  unmatched: 'Not matched with a payment',
  searching: 'Searching...',
  failed: 'Search failed. Try again.',
  none: 'Nothing found',
  found: { one: '{count} result', other: '{count} results' },
  seat: 'Seat {seat}, {room}',
} as const
