/** The outcome of a scan at the door. */
export const ENTRY_OUTCOMES = ['allowed', 'refused', 'overridden'] as const
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number]

/** How a person was recognised; `clock`: the end of the batch closed the visit. */
export const ENTRY_SOURCES = ['camera', 'scanner', 'typed', 'search', 'clock'] as const
export type EntrySource = (typeof ENTRY_SOURCES)[number]

export const DIRECTIONS = ['in', 'out'] as const

/** The maximum length of the note on an entry that reception allowed, in characters. */
export const ENTRY_NOTE_MAX_LENGTH = 200

/** The maximum length of the versions of the roster and of the app that a gate sends. */
export const VERSION_MAX_LENGTH = 60

/** At most this many entries are sent at once. */
export const ENTRIES_PER_REQUEST = 200

/** A gate keeps entries until the server has them, and this much longer. */
export const ENTRY_KEPT_MS = 24 * 3_600_000

/** A gate warns if its clock is off by this much. */
export const CLOCK_WARNING_MS = 2 * 60_000

/** A gate warns if its roster is this old; see isRosterTooOld for when it stops deciding. */
export const ROSTER_WARNING_MS = 24 * 3_600_000
