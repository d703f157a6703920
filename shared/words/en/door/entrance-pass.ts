/** The entrance pass on the dashboard and its picture. */
export const ENTRANCE_PASS_WORDS = {
  title: 'Scan Me',
  hint: 'Show this QR code at the entrance for quick access to your study room.',
  expired: 'Your membership has expired. Renew it to use this pass.',
  validNow: 'Valid now',
  qrLabel: 'Your entrance QR code',
  show: 'Show my pass',
  download: 'Download QR Pass',
  downloadHint: 'The downloaded pass works too: reception then compares your photo.',
  preparing: 'Preparing your pass...',
  failed: "Couldn't save the pass. Please try again.",
  picture: {
    title: 'Membership Pass',
    room: 'Room',
    seat: 'Seat',
    anySeat: 'Any',
    batch: 'Time slot',
    firstDay: 'Valid from',
    lastDay: 'Valid until',
  },
} as const
