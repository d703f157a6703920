import type { CalendarDay } from '../calendar-day.ts'

/** The admins' settings for the door. */
export type DoorSettings = {
  /** The minutes before and after a batch in which its members may come and go. */
  graceMinutes: number
  /** The days on which the hall admits nobody, in order. */
  closedDays: CalendarDay[]
  /** Whether reception may print cards. */
  cardsOn: boolean
}

export const DEFAULT_DOOR_SETTINGS: DoorSettings = {
  graceMinutes: 15,
  closedDays: [],
  cardsOn: true,
}
