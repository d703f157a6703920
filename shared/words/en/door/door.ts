/** The door, as reception and the owner see it. */
export const DOOR_WORDS = {
  title: 'Door',
  views: 'Parts of this page',
  inside: 'Inside now',
  entries: 'Entries',
  hours: 'Busy hours',
  members: 'Members to call',
} as const

export const INSIDE_WORDS = {
  total: { one: '{count} person inside', other: '{count} people inside' },
  byRoom: 'By room',
  byBatch: 'By batch',
  other: 'Other',
  list: 'Who is inside',
  seat: 'Seat {seat}',
  since: 'since {time}',
  nobody: 'Nobody is inside',
  nobodyHint: 'People appear here when a gate lets them in.',
  loading: 'Loading who is inside...',
  failed: 'Failed to load who is inside',
} as const

export const DAY_ENTRIES_WORDS = {
  day: 'Day',
  search: 'Search entries',
  searchHint: 'Name, email or member ID',
  outcome: 'Outcome',
  allOutcomes: 'All entries',
  gate: 'Gate',
  allGates: 'All gates',
  room: 'Room',
  allRooms: 'All rooms',
  clear: 'Clear filters',
  list: 'Entries',
  count: { one: '{count} entry', other: '{count} entries' },
  noneTitle: 'No entries',
  none: 'Nobody came on this day, or no entry matches.',
  wrong: 'To check',
  double: '{name} came in at {time} ({gate}) but had been inside since {since}.',
  gap: {
    one: '{gate}: {count} entry missing between {from} and {to}.',
    other: '{gate}: {count} entries missing between {from} and {to}.',
  },
  firstGap: {
    one: '{gate}: {count} entry missing before {to}.',
    other: '{gate}: {count} entries missing before {to}.',
  },
} as const

export const ENTRIES_EXPORT_WORDS = {
  title: 'Download entries',
  about: 'A CSV file for Excel, of at most 31 days. The audit log records who downloaded it.',
  from: 'From',
  until: 'Until',
  download: 'Download',
  busy: 'Downloading...',
  failed: "Couldn't download the file. Please try again.",
} as const

export const HOURS_WORDS = {
  upTo: '7 days up to',
  about: {
    one: 'People inside in each hour, on {count} day between {from} and {to}.',
    other: 'People inside in each hour, averaged over {count} days between {from} and {to}.',
  },
  peak: 'Busiest from {from} to {to}: {people} of {seats} seats.',
  chart: '{room}: {peak}',
  seats: '{seats} seats',
  table: 'As a table',
  hour: 'Hour',
  none: 'Nobody came on these days',
  noneHint: 'The chart appears once gates have sent entries.',
  loading: 'Loading hours...',
  failed: 'Failed to load the hours',
  print: 'Print',
} as const

export const ATTENDANCE_LISTS_WORDS = {
  expired: 'Expired, but still coming',
  expiredAbout: 'Came in the last 14 days, after their last paid day.',
  noneExpired: 'Nobody.',
  lastDay: 'Membership ended on {day}',
  came: {
    one: 'Came once, on {day}',
    other: 'Came {count} times, last on {day}',
  },
  letIn: { one: 'let in once', other: 'let in {count} times' },
  stopped: 'Stopped coming',
  stoppedAbout: 'Paid for the last 14 days, but did not come. Adults only.',
  noneStopped: 'Nobody.',
  cameOn: 'Last came on {day}',
  neverCame: 'Never came through a gate',
  unknown: 'The gates have not been in use for 14 days, so we can’t tell.',
  noPhone: 'No phone number',
  loading: 'Loading lists...',
  failed: 'Failed to load the lists',
} as const
