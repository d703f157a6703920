import type { ScannedVisitor } from '#shared/contract/tour/visitor.ts'
import { isCalendarDay } from '#shared/domain/calendar-day.ts'

/** Returns the visitor in the data of a refused scan; undefined if the data is incomplete. */
export function refusedVisitor(data: unknown): ScannedVisitor | undefined {
  const fullName = textOf(data, 'fullName')
  const email = textOf(data, 'email')
  const phoneNumber = textOf(data, 'phoneNumber')
  const tourDate = textOf(data, 'tourDate')
  const tourTime = textOf(data, 'tourTime')
  return fullName && email && phoneNumber && isCalendarDay(tourDate) && tourTime
    ? { fullName, email, phoneNumber, tourDate, tourTime }
    : undefined
}

function textOf(data: unknown, name: string): string {
  if (typeof data !== 'object' || data === null) return ''
  const value = Object.entries(data).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}
