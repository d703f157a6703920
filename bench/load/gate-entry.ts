import type { SentEntry } from '#shared/contract/door/gate.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import type { RosterMember } from './add-roster.ts'

/** The entry of a gate that lets a member in or out; every second entry is a way out. */
export function gateEntry(number: number, member: RosterMember, rosterVersion: string): SentEntry {
  const at = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    number,
    userId: member.userId,
    passId: member.passId,
    bookingId: member.bookingId,
    direction: number % 2 === 0 ? 'out' : 'in',
    outcome: 'allowed',
    reason: null,
    looks: [],
    source: 'scanner',
    overriddenBy: null,
    note: null,
    studyDay: dayIn('Asia/Kolkata', new Date()),
    half: 'day',
    deviceAt: at,
    at,
    offline: false,
    rosterVersion,
  }
}
