import { startOfDay } from '../calendar-day.ts'
import type { TourVisit } from './move-tour.ts'
import { slotStart } from './tour-slot.ts'

const MINUTE_MS = 60_000

/** Returns when a tour starts and ends; undefined for a slot of an earlier release. */
export function tourHours(
  timeZone: string,
  { tourDate, tourTime }: TourVisit,
): { start: Date; end: Date } | undefined {
  const slot = slotStart(tourTime)
  if (!slot) return undefined
  const midnight = startOfDay(timeZone, tourDate).getTime()
  const start = midnight + (slot.hour * 60 + slot.minute) * MINUTE_MS
  return { start: new Date(start), end: new Date(start + 60 * MINUTE_MS) }
}
