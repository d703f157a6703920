/** Tour Management. */
export const TOUR_MANAGEMENT_WORDS = {
  title: 'Tour Management',
  scanner: 'QR Scanner',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  search: 'Search by name or email',
  status: 'Status',
  day: 'Day',
  anyDay: 'Any day',
  allStatuses: 'All',
  none: 'No tours found matching your criteria.',
  searching: 'Searching...',
  count: { one: 'Showing {count} tour.', other: 'Showing {shown} of {count} tours.' },
  loading: 'Loading tours...',
  failed: 'Failed to load tours',
  retry: 'Retry',
  updateFailed: 'Failed to update tour status',
  email: 'Email',
  phone: 'Phone',
  date: 'Date',
  time: 'Time',
  exam: 'Exam',
  notes: 'Notes',
  addNotes: 'Add Notes',
  editNotes: 'Edit Notes',
  followUpOn: 'Call again',
  toCall: 'To call today',
} as const

export const TOUR_STATUS_LABELS = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const

/** The label of each status's button, and its label while busy. */
export const STATUS_BUTTONS = {
  confirmed: { label: 'Confirm Tour', busy: 'Confirming...' },
  completed: { label: 'Mark Complete', busy: 'Completing...' },
  cancelled: { label: 'Cancel Tour', busy: 'Cancelling...' },
} as const

export const TOUR_DIALOGS = {
  cancelTitle: 'Cancel this tour?',
  cancel: 'Cancel Tour',
  keep: 'Keep Tour',
  cancelEffect: "The tour of {name} on {day}, {time}, will be cancelled. This can't be undone.",
  visitorEmailed: "We'll email the visitor.",
  earlyTitle: 'This tour is not today',
  complete: 'Mark Complete',
  notYet: 'Not Yet',
  earlyEffect:
    "The tour of {name} is on {day}. Mark it complete now? We'll email the visitor and ask for feedback.",
} as const

export const TOUR_NOTES_WORDS = {
  title: 'Notes about {name}',
  cancel: 'Cancel',
  save: 'Save Notes',
  saving: 'Saving...',
  removed: 'The notes were removed.',
  nowRead: 'They now read: {notes}',
  notes: 'Notes',
  hint: 'Only reception sees them, and the visitor if they ask for their data.',
  followUpOn: 'Call again on',
  followUpHint: 'The visitor then appears on the start page, under “To call today”.',
  noDay: 'No day',
  removeDay: 'Remove day',
} as const
