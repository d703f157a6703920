import { calendarFile } from '../domain/calendar-entry.ts'
import { fillIn } from '../domain/placeholders.ts'
import type { HallDetails } from '../domain/settings/hall-details.ts'
import type { TourVisit } from '../domain/tour/move-tour.ts'
import { tourHours } from '../domain/tour/tour-slot.ts'
import type { TOUR_CALENDAR_WORDS } from './en/tour/visitor-pass.ts'
import type { Translated } from './translation.ts'

/** Where and when a calendar entry's tour is. */
type CalendarTour = TourVisit & {
  id: string
  hallDetails: Pick<HallDetails, 'name' | 'address'>
  timeZone: string
  /** The URL of its pass. */
  link: string
  madeAt: Date
}

/** The name of the file with a tour's calendar entry. */
export const TOUR_CALENDAR_FILE = 'tour.ics'

/** Returns the calendar entry of a tour, as a file's text; undefined for a slot of an earlier release. */
export function tourCalendar(
  words: Translated<typeof TOUR_CALENDAR_WORDS>,
  { hallDetails, timeZone, ...tour }: CalendarTour,
): string | undefined {
  const hours = tourHours(timeZone, tour)
  return (
    hours &&
    calendarFile({
      ...tour,
      ...hours,
      title: fillIn(words.title, { hall: hallDetails.name }),
      place: hallDetails.address,
      text: fillIn(words.text, { link: tour.link }),
    })
  )
}
