import type { SettableStatus } from '../../../domain/tour/change-tour-status.ts'

/** Success messages of tours. */
export const TOUR_MESSAGES = {
  requested: "We've received your tour request",
  moved: 'Day and time changed',
  notesSaved: 'Notes saved',
  scanned: "Tour completed. We've emailed the visitor a feedback request.",
} as const

export const TOUR_STATUS_MESSAGES: Record<SettableStatus, string> = {
  confirmed: 'Tour confirmed',
  completed: 'Tour completed',
  cancelled: 'Tour cancelled',
}

/** Success messages of a visitor's own data. */
export const VISITOR_DATA_MESSAGES = {
  codeSent: "We've emailed you an OTP",
  erased: "Your tour data is deleted. We've emailed you what we deleted.",
} as const
