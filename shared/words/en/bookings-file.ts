/** The CSV file of bookings. */
export const BOOKINGS_FILE_WORDS = {
  name: 'Name',
  memberId: 'Member ID',
  phone: 'Phone',
  email: 'Email',
  seat: 'Seat',
  room: 'Room',
  batch: 'Batch',
  duration: 'Duration',
  firstDay: 'First day',
  lastDay: 'Last day',
  amount: 'Amount (₹)',
  refunded: 'Refunded (₹)',
  state: 'Status',
} as const
